import type { Voice } from "../home/kind.ts";
import type { Line } from "./line.ts";

export const BUSINESS_OPENINGS: Partial<Record<Voice, readonly Line[]>> = {
  buildingPlot: [
    [
      "Dit perceel van {land} m² is {landWidth} m breed aan de straat en laat een woning met tuin toe.",
      "Cette parcelle de {land} m² mesure {landWidth} m en façade et permet une maison avec jardin.",
      "This plot of {land} m² is {landWidth} m wide at the street and allows a house with a garden.",
      "Dieses Grundstück von {land} m² ist zur Straße hin {landWidth} m breit und bietet Platz für ein Haus mit Garten.",
    ],
    [
      "Zelf tekenen hoe u wilt wonen: op deze bouwgrond van {land} m² begint u met een wit blad.",
      "Dessiner soi-même sa maison : ce terrain de {land} m² est une page blanche.",
      "Draw the way you want to live: this building plot of {land} m² is a blank sheet.",
      "Selbst entwerfen, wie man wohnen möchte: Dieses Baugrundstück von {land} m² ist ein leeres Blatt.",
    ],
    [
      "Water, elektriciteit, gas en glasvezel liggen klaar aan de straatkant van dit lot van {land} m².",
      "Eau, électricité, gaz et fibre attendent à front de rue de ce lot de {land} m².",
      "Water, electricity, gas and fibre are ready at the street side of this {land} m² lot.",
      "Wasser, Strom, Gas und Glasfaser liegen an der Straßenseite dieses {land} m² großen Grundstücks bereit.",
    ],
  ],
  field: [
    [
      "Dit perceel van {land} m² ligt vrij van pacht en is bereikbaar langs een verharde landweg.",
      "Cette parcelle de {land} m² est libre de bail et accessible par un chemin carrossable.",
      "This {land} m² parcel is free of tenancy and reached by a metalled lane.",
      "Diese Parzelle von {land} m² ist pachtfrei und über einen befestigten Feldweg erreichbar.",
    ],
    [
      "Vruchtbare zandleem, een rechte perceelsvorm en {land} m² oppervlakte: grond waar u jaren mee verder kunt.",
      "Limon sableux fertile, forme régulière et {land} m² : une terre pour de longues années.",
      "Fertile sandy loam, a regular shape and {land} m²: land that will serve you for years.",
      "Fruchtbarer Sandlehm, regelmäßiger Zuschnitt und {land} m²: Boden, von dem man lange hat.",
    ],
  ],
  shop: [
    [
      "Deze winkelruimte van {area} m² heeft een etalage over de volle breedte en een bergruimte achteraan.",
      "Ce magasin de {area} m² dispose d’une vitrine sur toute la largeur et d’une réserve à l’arrière.",
      "This {area} m² shop has a window across its full width and a stockroom at the back.",
      "Dieses Ladenlokal von {area} m² hat ein Schaufenster über die ganze Breite und dahinter einen Lagerraum.",
    ],
    [
      "Wie hier de deur openzet, krijgt voorbijgangers binnen: de straat telt er elke dag honderden.",
      "Ouvrez la porte, et les passants entreront : la rue en compte des centaines chaque jour.",
      "Open the door here and passers-by come in: the street counts hundreds of them every day.",
      "Wer hier die Tür öffnet, bekommt Laufkundschaft: Hunderte gehen täglich vorbei.",
    ],
    [
      "Een strakke winkelvloer van {area} m², hoge plafonds en een kelder die droog is.",
      "Un plateau de {area} m², de hauts plafonds et une cave sèche.",
      "A clean shop floor of {area} m², high ceilings and a cellar that is dry.",
      "Eine klare Verkaufsfläche von {area} m², hohe Decken und ein trockener Keller.",
    ],
  ],
  office: [
    [
      "Deze kantoorverdieping van {area} m² is vrij indeelbaar en heeft ramen langs twee zijden.",
      "Ce plateau de bureaux de {area} m² s’aménage librement et reçoit le jour de deux côtés.",
      "This {area} m² office floor can be divided as you like and has windows on two sides.",
      "Diese Büroetage von {area} m² ist frei aufteilbar und hat Fenster an zwei Seiten.",
    ],
    [
      "Vergaderzaal, keukentje en datakabels zijn er al: u verhuist op vrijdag en werkt op maandag.",
      "Salle de réunion, coin cuisine et câblage sont en place : vous déménagez le vendredi, vous travaillez le lundi.",
      "Meeting room, kitchenette and data cabling are in place: move on Friday, work on Monday.",
      "Besprechungsraum, Teeküche und Datenkabel sind vorhanden: Freitag umziehen, Montag arbeiten.",
    ],
  ],
  practice: [
    [
      "Een praktijk van {area} m² met wachtzaal, twee kabinetten en een toegang zonder drempel.",
      "Un cabinet de {area} m² avec salle d’attente, deux bureaux de consultation et un accès sans seuil.",
      "A {area} m² practice with waiting room, two consulting rooms and step-free access.",
      "Praxisräume von {area} m² mit Wartezimmer, zwei Sprechzimmern und schwellenlosem Zugang.",
    ],
  ],
  warehouse: [
    [
      "Een kolomvrije hal van {area} m² met sectionaalpoort, gepolierde betonvloer en burelen vooraan.",
      "Un hall sans colonnes de {area} m² avec porte sectionnelle, sol en béton poli et bureaux en façade.",
      "A column-free hall of {area} m² with sectional door, polished concrete floor and offices in front.",
      "Eine stützenfreie Halle von {area} m² mit Sektionaltor, poliertem Betonboden und Büros an der Front.",
    ],
    [
      "Vrachtwagens draaien hier zonder manoeuvres: rond de hal van {area} m² ligt {land} m² verharde grond.",
      "Ici, les camions tournent sans manœuvre : autour du hall de {area} m² s’étendent {land} m² de terrain.",
      "Lorries turn here without fuss: around the {area} m² hall lie {land} m² of land.",
      "Lastwagen wenden hier mühelos: Die Halle von {area} m² steht auf {land} m² Grund.",
    ],
  ],
  horeca: [
    [
      "Een zaak met {area} m², een volledig uitgeruste keuken en klanten die elkaar bij de voornaam kennen.",
      "Un établissement de {area} m², une cuisine complète et des clients qui s’appellent par leur prénom.",
      "A business of {area} m², a fully equipped kitchen and customers on first-name terms.",
      "Ein Betrieb von {area} m² mit kompletter Küche und Gästen, die sich beim Vornamen nennen.",
    ],
    [
      "Wegens pensioen over te laten: een horecazaak van {area} m² die zeven jaar op rij groeide.",
      "À remettre pour cause de retraite : un établissement de {area} m² en croissance depuis sept ans.",
      "For takeover due to retirement: a catering business of {area} m² that has grown seven years in a row.",
      "Wegen Ruhestand abzugeben: ein Gastronomiebetrieb von {area} m², der sieben Jahre in Folge gewachsen ist.",
    ],
    [
      "Toog, koelcel, meubilair en vergunningen zitten in de prijs: u doet open wanneer u wilt.",
      "Comptoir, chambre froide, mobilier et permis sont compris : vous ouvrez quand vous voulez.",
      "Bar, cold room, furniture and permits are in the price: you open when you like.",
      "Theke, Kühlraum, Mobiliar und Genehmigungen sind im Preis enthalten: Sie öffnen, wann Sie wollen.",
    ],
  ],
  garage: [
    [
      "Deze afgesloten garage van {area} m² ligt in een goed verlichte rij en is vlot bereikbaar.",
      "Ce garage fermé de {area} m² se trouve dans une rangée bien éclairée et facile d’accès.",
      "This {area} m² lock-up stands in a well-lit row and is easy to reach.",
      "Diese abschließbare Garage von {area} m² liegt in einer gut beleuchteten Reihe und ist bequem erreichbar.",
    ],
    [
      "Plaats voor een gezinswagen en nog een fiets of twee: de box meet {area} m².",
      "De la place pour une voiture familiale et un ou deux vélos : le box mesure {area} m².",
      "Room for a family car and a bike or two: the lock-up measures {area} m².",
      "Platz für ein Familienauto und noch ein oder zwei Fahrräder: Die Box misst {area} m².",
    ],
    [
      "De binnenplaats is breed genoeg om in één beweging in te draaien; de box is {area} m² groot.",
      "La cour permet d’entrer en une seule manœuvre ; le box fait {area} m².",
      "The yard is wide enough to turn in at one go; the lock-up is {area} m².",
      "Der Hof ist breit genug, um in einem Zug einzufahren; die Box ist {area} m² groß.",
    ],
    [
      "Elektriciteit, verlichting en een brede poort maken van deze box van {area} m² meer dan een stalplaats.",
      "Électricité, éclairage et large porte : ce box de {area} m² est plus qu’une place de stationnement.",
      "Power, light and a wide door make this {area} m² lock-up more than a parking spot.",
      "Strom, Licht und ein breites Tor machen diese Box von {area} m² zu mehr als einem Stellplatz.",
    ],
  ],
  parking: [
    [
      "Een vaste plaats achter een slagboom, dag en nacht bereikbaar met badge.",
      "Une place fixe derrière une barrière, accessible jour et nuit par badge.",
      "A reserved space behind a barrier, reached by badge day and night.",
      "Ein fester Platz hinter einer Schranke, Tag und Nacht mit Karte erreichbar.",
    ],
    [
      "Nooit meer rondjes rijden: deze genummerde staanplaats is alleen van u.",
      "Finis les tours de quartier : cet emplacement numéroté n’est qu’à vous.",
      "No more circling the block: this numbered space is yours alone.",
      "Nie mehr im Kreis fahren: Dieser nummerierte Stellplatz gehört nur Ihnen.",
    ],
  ],
  block: [
    [
      "Dit gebouw uit {year} telt {area} m² en is opgedeeld in wooneenheden met eigen meters.",
      "Cet immeuble de {year} compte {area} m² et se divise en logements dotés de compteurs individuels.",
      "This building from {year} measures {area} m² and is divided into homes with meters of their own.",
      "Dieses Haus aus dem Jahr {year} misst {area} m² und ist in Wohnungen mit eigenen Zählern aufgeteilt.",
    ],
    [
      "Alle eenheden zijn verhuurd met geregistreerde contracten, zodat het rendement er vanaf de eerste maand is.",
      "Tous les logements sont loués par des baux enregistrés : le rendement est là dès le premier mois.",
      "All units are let under registered contracts, so the return is there from the first month.",
      "Alle Einheiten sind mit registrierten Verträgen vermietet; die Rendite kommt ab dem ersten Monat.",
    ],
  ],
};
