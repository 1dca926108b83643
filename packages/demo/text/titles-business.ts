import type { Voice } from "../home/kind.ts";
import type { Line } from "./line.ts";

export const BUSINESS_TITLES: Partial<Record<Voice, readonly Line[]>> = {
  buildingPlot: [
    [
      "Bouwgrond van {land} m² in een groene straat",
      "Terrain à bâtir de {land} m² dans une rue verdoyante",
      "Building plot of {land} m² in a leafy street",
      "Baugrundstück von {land} m² in grüner Straße",
    ],
    [
      "Perceel van {land} m² voor uw droomhuis",
      "Parcelle de {land} m² pour la maison de vos rêves",
      "A plot of {land} m² for your dream home",
      "Grundstück von {land} m² für Ihr Traumhaus",
    ],
    ["Zonnig bouwperceel", "Parcelle à bâtir ensoleillée", "Sunny building plot", "Sonniges Baugrundstück"],
    [
      "Bouwrijp lot zonder bouwverplichting",
      "Lot viabilisé sans obligation de bâtir",
      "Serviced plot without building obligation",
      "Erschlossenes Grundstück ohne Bauzwang",
    ],
    [
      "Bouwkavel aan de rand van het dorp",
      "Terrain à bâtir en bordure de village",
      "Building plot on the edge of the village",
      "Bauplatz am Dorfrand",
      "green",
    ],
  ],
  field: [
    [
      "Landbouwgrond van {land} m²",
      "Terre agricole de {land} m²",
      "Farmland of {land} m²",
      "Ackerland von {land} m²",
    ],
    [
      "Weide met grachtkant en wilgen",
      "Prairie bordée d’un fossé et de saules",
      "Meadow with ditch and willows",
      "Weide mit Graben und Weiden",
    ],
  ],
  shop: [
    [
      "Handelspand met brede etalage",
      "Commerce à large vitrine",
      "Shop with a wide window",
      "Ladenlokal mit breitem Schaufenster",
    ],
    [
      "Winkelruimte van {area} m² in een drukke straat",
      "Surface commerciale de {area} m² dans une rue animée",
      "Retail space of {area} m² in a busy street",
      "Verkaufsfläche von {area} m² in belebter Straße",
    ],
    [
      "Hoekwinkel met hoge zichtbaarheid",
      "Commerce d’angle très visible",
      "Corner shop with great visibility",
      "Eckladen mit hoher Sichtbarkeit",
    ],
    [
      "Winkel met kelder en achterkoer",
      "Magasin avec cave et arrière-cour",
      "Shop with cellar and back yard",
      "Laden mit Keller und Hinterhof",
    ],
  ],
  office: [
    [
      "Kantoorruimte van {area} m² met parking",
      "Bureaux de {area} m² avec parking",
      "Office space of {area} m² with parking",
      "Bürofläche von {area} m² mit Parkplätzen",
    ],
    [
      "Lichte kantoren nabij de invalsweg",
      "Bureaux lumineux près d’un grand axe",
      "Bright offices near the main road",
      "Helle Büros nahe der Hauptstraße",
    ],
  ],
  practice: [
    [
      "Praktijkruimte met wachtzaal",
      "Cabinet avec salle d’attente",
      "Practice with waiting room",
      "Praxisräume mit Wartezimmer",
    ],
    [
      "Lichte praktijk voor dokter, kinesist of advocaat",
      "Cabinet lumineux pour médecin, kiné ou avocat",
      "Bright practice for doctor, physio or lawyer",
      "Helle Praxis für Arzt, Physiotherapie oder Kanzlei",
    ],
  ],
  warehouse: [
    [
      "Magazijn van {area} m² met laadkade",
      "Entrepôt de {area} m² avec quai de chargement",
      "Warehouse of {area} m² with loading bay",
      "Lagerhalle von {area} m² mit Laderampe",
    ],
    [
      "Bedrijfshal met kantoor en manoeuvreerruimte",
      "Hall d’entreprise avec bureau et aire de manœuvre",
      "Business hall with office and turning space",
      "Gewerbehalle mit Büro und Rangierfläche",
    ],
  ],
  horeca: [
    [
      "Goed draaiende koffiebar met terras",
      "Coffee bar bien établi avec terrasse",
      "Thriving coffee bar with terrace",
      "Gut gehende Kaffeebar mit Terrasse",
      "terrace",
    ],
    [
      "Bistro van {area} m², volledig ingericht",
      "Bistrot de {area} m² entièrement aménagé",
      "Bistro of {area} m², fully fitted out",
      "Bistro von {area} m², komplett eingerichtet",
    ],
    [
      "Restaurant met vaste klanten",
      "Restaurant à la clientèle fidèle",
      "Restaurant with a loyal clientele",
      "Restaurant mit Stammgästen",
    ],
    [
      "Tearoom op een wandelroute",
      "Tea-room sur un lieu de passage",
      "Tea room on a favourite walk",
      "Teestube an einem beliebten Spazierweg",
    ],
  ],
  garage: [
    [
      "Afgesloten garagebox in een verzorgd complex",
      "Box de garage fermé dans un ensemble soigné",
      "Lock-up garage in a tidy complex",
      "Abschließbare Garage in gepflegter Anlage",
    ],
    [
      "Garage met elektrische poort",
      "Garage avec porte électrique",
      "Garage with electric door",
      "Garage mit elektrischem Tor",
    ],
    [
      "Ruime garagebox van {area} m²",
      "Box de garage spacieux de {area} m²",
      "Roomy lock-up of {area} m²",
      "Geräumige Garage von {area} m²",
    ],
    [
      "Garagebox op het gelijkvloers",
      "Box de garage au rez-de-chaussée",
      "Ground-level lock-up garage",
      "Ebenerdige Garagenbox",
    ],
  ],
  parking: [
    [
      "Staanplaats in een private parking",
      "Emplacement dans un parking privé",
      "Space in a private car park",
      "Stellplatz auf privatem Parkplatz",
    ],
    [
      "Autostaanplaats op wandelafstand van het centrum",
      "Place de parking à pied du centre",
      "Parking space within a walk of the centre",
      "Stellplatz in Gehweite des Zentrums",
    ],
  ],
  block: [
    [
      "Opbrengsteigendom met vier appartementen",
      "Immeuble de rapport de quatre appartements",
      "Investment building with four apartments",
      "Renditeobjekt mit vier Wohnungen",
    ],
    [
      "Verhuurd gebouw met stabiel rendement",
      "Immeuble loué au rendement stable",
      "Let building with a stable return",
      "Vermietetes Haus mit stabiler Rendite",
    ],
    [
      "Appartementsgebouw met renovatiepotentieel",
      "Immeuble à appartements à valoriser",
      "Apartment building with scope to improve",
      "Mehrfamilienhaus mit Entwicklungspotenzial",
    ],
  ],
};
