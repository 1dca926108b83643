import type { Line } from "./line.ts";

export const STATE_OF_REPAIR: readonly Line[] = [
  [
    "Keuken, badkamer en elektriciteit zijn recent; u hoeft enkel nog uw meubels te plaatsen.",
    "Cuisine, salle de bains et électricité sont récentes ; il ne reste qu'à poser vos meubles.",
    "Kitchen, bathroom and wiring are recent; all you have to do is place your furniture.",
    "Küche, Bad und Elektrik sind neueren Datums; Sie müssen nur noch Ihre Möbel aufstellen.",
    "turnkey",
  ],
  [
    "Het geheel is met smaak afgewerkt, in rustige tinten en met materialen die blijven.",
    "L'ensemble est fini avec goût, dans des tons calmes et des matériaux durables.",
    "The whole is tastefully finished, in calm tones and materials that last.",
    "Alles ist geschmackvoll ausgeführt, in ruhigen Tönen und mit beständigen Materialien.",
    "turnkey",
  ],
  [
    "In {renovated} werden dak, ramen en technieken vernieuwd.",
    "En {renovated}, la toiture, les châssis et les techniques ont été renouvelés.",
    "In {renovated} the roof, windows and services were renewed.",
    "{renovated} wurden Dach, Fenster und Haustechnik erneuert.",
    "renovated",
  ],
  [
    "Sinds de renovatie van {renovated} voldoet alles weer aan de normen van vandaag.",
    "Depuis la rénovation de {renovated}, tout répond aux normes actuelles.",
    "Since the renovation of {renovated} everything is up to today's standards.",
    "Seit der Sanierung {renovated} entspricht alles wieder den heutigen Standards.",
    "renovated",
  ],
  [
    "De afwerking dateert uit een vorig decennium: met verf en een nieuwe keuken komt u al ver.",
    "Les finitions datent d'une autre décennie : de la peinture et une nouvelle cuisine suffiront presque.",
    "The finish belongs to another decade: paint and a new kitchen will take you far.",
    "Die Ausstattung stammt aus einem früheren Jahrzehnt: Farbe und eine neue Küche bewirken schon viel.",
    "dated",
  ],
  [
    "Hier is werk aan, en precies daarom bepaalt u zelf hoe het wordt.",
    "Il y a du travail, et c'est justement ce qui vous laisse décider de tout.",
    "There is work to do here, which is exactly why you decide what it becomes.",
    "Hier gibt es zu tun, und genau deshalb entscheiden Sie selbst, was daraus wird.",
    "dated",
  ],
  [
    "De structuur is gezond en de volumes zijn goed; de rest is een kwestie van smaak en planning.",
    "La structure est saine et les volumes sont beaux ; le reste est affaire de goût et de planning.",
    "The structure is sound and the volumes are good; the rest is a matter of taste and planning.",
    "Die Bausubstanz ist gesund und die Räume sind gut geschnitten; der Rest ist Geschmackssache und Planung.",
    "dated",
  ],
  [
    "Het onderhoud gebeurde jaar na jaar, en dat ziet u aan de kleine dingen.",
    "L'entretien a été suivi année après année, et cela se voit aux petites choses.",
    "It has been maintained year after year, and it shows in the small things.",
    "Jahr für Jahr wurde alles instand gehalten, und das sieht man an den Kleinigkeiten.",
    "turnkey",
  ],
];

export const DAY_ROOMS: readonly Line[] = [
  [
    "De leefruimte van {living} m² gaat over in een open keuken waar koken en praten samen kunnen.",
    "Le séjour de {living} m² se prolonge par une cuisine ouverte où l'on cuisine en conversant.",
    "The {living} m² living room runs into an open kitchen where cooking and talking go together.",
    "Der Wohnraum von {living} m² geht in eine offene Küche über, in der Kochen und Reden zusammengehören.",
  ],
  [
    "Living en eetplaats beslaan samen {living} m², met plaats voor een lange tafel en een diepe zetel.",
    "Salon et salle à manger couvrent {living} m², avec de quoi placer une longue table et un profond canapé.",
    "Living and dining areas cover {living} m², with room for a long table and a deep sofa.",
    "Wohn- und Essbereich umfassen zusammen {living} m², mit Platz für einen langen Tisch und ein tiefes Sofa.",
  ],
  [
    "De keuken is afgesloten van de woonkamer, zodat geuren blijven waar ze horen.",
    "La cuisine est séparée du séjour, si bien que les odeurs restent à leur place.",
    "The kitchen is separate from the living room, so that smells stay where they belong.",
    "Die Küche ist vom Wohnzimmer getrennt, sodass Gerüche dort bleiben, wo sie hingehören.",
  ],
  [
    "De ruime keuken met kookeiland vormt het hart van het geheel, de zithoek van {living} m² sluit er vlot op aan.",
    "La vaste cuisine à îlot est le cœur du logis ; le séjour de {living} m² la prolonge naturellement.",
    "The roomy kitchen with island is the heart of the home, and the {living} m² sitting area follows on naturally.",
    "Die geräumige Küche mit Kochinsel bildet das Herzstück, der Wohnbereich von {living} m² schließt sich nahtlos an.",
    "kitchenNew",
  ],
  [
    "Grote ramen geven de zitkamer van {living} m² de hele dag wisselend licht.",
    "De grandes fenêtres offrent au salon de {living} m² une lumière changeante toute la journée.",
    "Large windows give the {living} m² sitting room changing light all day long.",
    "Große Fenster schenken dem Wohnzimmer von {living} m² den ganzen Tag über wechselndes Licht.",
  ],
  [
    "Een apart bureau maakt van thuiswerken geen keukentafelkwestie.",
    "Un bureau séparé évite de télétravailler à la table de la cuisine.",
    "A separate study keeps working from home off the kitchen table.",
    "Ein eigenes Arbeitszimmer erspart das Homeoffice am Küchentisch.",
    "office",
  ],
];

export const NIGHT_ROOMS: readonly Line[] = [
  [
    "Er zijn {beds} slaapkamers, de grootste meet {master} m².",
    "On compte {beds} chambres, dont la plus grande mesure {master} m².",
    "There are {beds} bedrooms, the largest of which measures {master} m².",
    "Es gibt {beds} Schlafzimmer, das größte misst {master} m².",
    "moreBeds",
  ],
  [
    "De {beds} slaapkamers delen een badkamer met daglicht; de hoofdslaapkamer heeft {master} m² en plaats voor een kastenwand.",
    "Les {beds} chambres partagent une salle de bains avec fenêtre ; la chambre principale fait {master} m² et accueille une armoire murale.",
    "The {beds} bedrooms share a bathroom with daylight; the main bedroom has {master} m² and room for fitted wardrobes.",
    "Die {beds} Schlafzimmer teilen sich ein Bad mit Tageslicht; das Hauptschlafzimmer hat {master} m² und Platz für eine Schrankwand.",
    "moreBeds",
  ],
  [
    "De nachthal bedient {beds} slaapkamers, stuk voor stuk groot genoeg voor een dubbel bed.",
    "Le hall de nuit dessert {beds} chambres, toutes assez grandes pour un lit double.",
    "The landing leads to {beds} bedrooms, each large enough for a double bed.",
    "Vom Flur gehen {beds} Schlafzimmer ab, jedes groß genug für ein Doppelbett.",
    "manyBeds",
  ],
  [
    "Twee badkamers vermijden het ochtendlijke wachten.",
    "Deux salles de bains évitent la file du matin.",
    "Two bathrooms put an end to the morning queue.",
    "Zwei Bäder ersparen morgendliches Warten.",
    "twoBaths",
  ],
  [
    "De slaapkamer van {master} m² ligt aan de stille kant.",
    "La chambre de {master} m² se trouve du côté calme.",
    "The {master} m² bedroom is on the quiet side.",
    "Das Schlafzimmer von {master} m² liegt zur ruhigen Seite.",
    "oneBed",
  ],
  [
    "Naast de slaapkamer van {master} m² ligt een badkamer met inloopdouche.",
    "À côté de la chambre de {master} m² se trouve une salle de bains avec douche à l'italienne.",
    "Next to the {master} m² bedroom is a bathroom with a walk-in shower.",
    "Neben dem Schlafzimmer von {master} m² liegt ein Bad mit ebenerdiger Dusche.",
    "oneBed",
  ],
  [
    "Met {beds} slaapkamers groeit de indeling mee met elk gezin.",
    "Avec {beds} chambres, le plan évolue avec chaque famille.",
    "With {beds} bedrooms, the layout grows along with any family.",
    "Mit {beds} Schlafzimmern wächst die Aufteilung mit jeder Familie mit.",
    "manyBeds",
  ],
];

export const OUTSIDE: readonly Line[] = [
  [
    "De tuin van {garden} m² ligt {gardenFacing} en krijgt zon wanneer u thuiskomt.",
    "Le jardin de {garden} m², orienté {gardenFacing}, profite du soleil à l'heure où l'on rentre.",
    "The {garden} m² garden faces {gardenFacing} and has sun when you get home.",
    "Der Garten von {garden} m² liegt {gardenFacing} und hat Sonne, wenn Sie nach Hause kommen.",
    "garden",
  ],
  [
    "Buiten wacht {garden} m² tuin, {gardenFacing} gericht, met een oude appelaar en plaats voor een moestuin.",
    "Dehors vous attend un jardin de {garden} m², orienté {gardenFacing}, avec un vieux pommier et de quoi faire un potager.",
    "Outside awaits a {garden} m² garden facing {gardenFacing}, with an old apple tree and room for vegetables.",
    "Draußen warten {garden} m² Garten, {gardenFacing} ausgerichtet, mit einem alten Apfelbaum und Platz für Gemüsebeete.",
    "garden",
  ],
  [
    "Het terras van {terrace} m² kijkt {terraceFacing} en is beschut tegen de wind.",
    "La terrasse de {terrace} m² est tournée {terraceFacing} et abritée du vent.",
    "The {terrace} m² terrace looks {terraceFacing} and is sheltered from the wind.",
    "Die Terrasse von {terrace} m² blickt {terraceFacing} und ist windgeschützt.",
    "terrace",
  ],
  [
    "Ontbijten kan op het terras van {terrace} m², {terraceFacing} gericht.",
    "Le petit-déjeuner se prend sur la terrasse de {terrace} m², orientée {terraceFacing}.",
    "Breakfast can be served on the {terrace} m² terrace, which faces {terraceFacing}.",
    "Frühstücken lässt sich auf der Terrasse von {terrace} m², {terraceFacing} ausgerichtet.",
    "terrace",
  ],
  [
    "Een buitenruimte is er niet, maar het park ligt op twee straten.",
    "Il n'y a pas d'espace extérieur, mais le parc est à deux rues.",
    "There is no outdoor space, but the park is two streets away.",
    "Einen Außenbereich gibt es nicht, doch der Park liegt zwei Straßen weiter.",
    "noOutside",
  ],
  [
    "Hagen en bomen zorgen ervoor dat niemand meekijkt in de tuin van {garden} m².",
    "Haies et arbres protègent des regards le jardin de {garden} m².",
    "Hedges and trees keep the {garden} m² garden private.",
    "Hecken und Bäume schützen den {garden} m² großen Garten vor Blicken.",
    "garden",
  ],
];
