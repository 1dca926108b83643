import type { Line } from "./line.ts";

/** Titles and openings of the units of a new-build project. */
export const UNIT_TITLES: readonly Line[] = [
  [
    "Unit {unit}: appartement met {beds} slaapkamers en terras",
    "Lot {unit} : appartement de {beds} chambres avec terrasse",
    "Unit {unit}: apartment with {beds} bedrooms and terrace",
    "Einheit {unit}: Wohnung mit {beds} Schlafzimmern und Terrasse",
    "moreBeds",
  ],
  [
    "Unit {unit}: appartement met één slaapkamer",
    "Lot {unit} : appartement d’une chambre",
    "Unit {unit}: one-bedroom apartment",
    "Einheit {unit}: Wohnung mit einem Schlafzimmer",
    "oneBed",
  ],
];

export const UNIT_HOUSE_TITLES: readonly Line[] = [
  [
    "Lot {unit}: nieuwbouwwoning met tuin",
    "Lot {unit} : maison neuve avec jardin",
    "Plot {unit}: new-build house with garden",
    "Los {unit}: Neubauhaus mit Garten",
  ],
];

export const UNIT_OPENINGS: readonly Line[] = [
  [
    "Unit {unit} meet {area} m² en kijkt vanop de {floor} verdieping uit over de binnentuin.",
    "Le lot {unit} mesure {area} m² et domine le jardin intérieur depuis le {floor} étage.",
    "Unit {unit} measures {area} m² and overlooks the courtyard garden from the {floor} floor.",
    "Einheit {unit} misst {area} m² und blickt aus der {floor} Etage auf den Innengarten.",
    "upstairs",
  ],
  [
    "Unit {unit} ligt gelijkvloers, telt {area} m² en heeft een terras van {terrace} m² vóór de deur.",
    "Le lot {unit}, au rez-de-chaussée, compte {area} m² et une terrasse de {terrace} m² devant la porte.",
    "Unit {unit} is on the ground floor, has {area} m² and a {terrace} m² terrace at the door.",
    "Einheit {unit} liegt im Erdgeschoss, hat {area} m² und eine Terrasse von {terrace} m² vor der Tür.",
    "ground",
  ],
  [
    "Met {area} m² en een terras van {terrace} m², gericht {terraceFacing}, is unit {unit} een van de lichtste van het gebouw.",
    "Avec {area} m² et une terrasse de {terrace} m² orientée {terraceFacing}, le lot {unit} est l’un des plus lumineux de l’immeuble.",
    "With {area} m² and a {terrace} m² terrace facing {terraceFacing}, unit {unit} is one of the brightest in the building.",
    "Mit {area} m² und einer Terrasse von {terrace} m², {terraceFacing} ausgerichtet, zählt Einheit {unit} zu den hellsten im Haus.",
    "terrace",
  ],
];

export const UNIT_HOUSE_OPENINGS: readonly Line[] = [
  [
    "Op lot {unit} verrijst een woning van {area} m² op {land} m² grond, met een tuin {gardenFacing}.",
    "Sur le lot {unit} s’élève une maison de {area} m² sur {land} m² de terrain, avec un jardin orienté {gardenFacing}.",
    "On plot {unit} rises a house of {area} m² on {land} m² of land, its garden facing {gardenFacing}.",
    "Auf Los {unit} entsteht ein Haus von {area} m² auf {land} m² Grund, mit Garten {gardenFacing}.",
    "garden",
  ],
  [
    "Lot {unit} telt {area} m² bewoonbare oppervlakte, een carport en een tuin van {garden} m².",
    "Le lot {unit} offre {area} m² habitables, un carport et un jardin de {garden} m².",
    "Plot {unit} has {area} m² of living space, a carport and a {garden} m² garden.",
    "Los {unit} bietet {area} m² Wohnfläche, einen Carport und einen Garten von {garden} m².",
    "garden",
  ],
];

export const UNIT_NOTES: readonly Line[] = [
  [
    "Vloeren, keuken en sanitair kiest u zelf binnen het voorziene budget.",
    "Sols, cuisine et sanitaires sont à votre choix dans le budget prévu.",
    "You choose floors, kitchen and bathroom fittings within the budget provided.",
    "Böden, Küche und Sanitär wählen Sie innerhalb des vorgesehenen Budgets selbst.",
  ],
  [
    "Een warmtepomp, vloerverwarming en ventilatie met warmteterugwinning zijn standaard voorzien.",
    "Pompe à chaleur, chauffage au sol et ventilation à récupération de chaleur sont prévus de série.",
    "A heat pump, underfloor heating and heat-recovery ventilation come as standard.",
    "Wärmepumpe, Fußbodenheizung und Lüftung mit Wärmerückgewinnung gehören zur Grundausstattung.",
  ],
  [
    "Een ondergrondse staanplaats en een kelder kunnen erbij worden gekocht.",
    "Un emplacement souterrain et une cave peuvent être acquis en supplément.",
    "An underground parking space and a cellar can be bought in addition.",
    "Ein Tiefgaragenstellplatz und ein Keller können dazugekauft werden.",
    "flat",
  ],
  [
    "De verkoop gebeurt onder het stelsel van btw op de constructie en registratierechten op de grond.",
    "La vente se fait sous le régime de la TVA pour la construction et des droits d’enregistrement pour le terrain.",
    "The sale falls under VAT for the construction and registration tax for the land.",
    "Der Verkauf unterliegt der Mehrwertsteuer auf den Bau und der Registrierungssteuer auf den Grund.",
  ],
];
