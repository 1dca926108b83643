import { isAbroad, regionOfAddress } from "#domain/estate/energy/epc.ts";
import type { Codes, Label, MappingRow, Place } from "../mapping-row.ts";
import { valueAt } from "../read-value.ts";
import * as codes from "./detail-codes.ts";
import { CLIENT, COUNTRIES, FIELDS } from "./whise-codes.ts";
import { label } from "../row-kinds.ts";
import { americanDate, americanDateInWords, hasDetail, lacksDetail, withUnit } from "./whise-conversions.ts";

/** A row without its path: a type that keeps the kinds of rows apart. */
type Target = MappingRow extends infer Row ? (Row extends MappingRow ? Omit<Row, "path"> : never) : never;

/** Each detail by its id, with what Whise calls it. */
function detail(id: number, name: string, target: Target): MappingRow {
  const says = "says" in target && target.says ? `${name}; ${target.says}` : name;
  return {
    says,
    ...target,
    path: `details[${id}]`,
    ...("to" in target || "extra" in target ? { says } : {}),
  };
}

const to = (id: number, name: string, field: string | string[]) => detail(id, name, { to: field });

/** A flag that has no field of ours: it is shown where it is set. */
const flag = (id: number, name: string, shown: Label) =>
  detail(id, name, { extra: shown, codes: { "1": true, "0": null } });

const inUnit = (id: number, name: string, unit: string, shown: Label) =>
  detail(id, name, { extra: shown, convert: withUnit(unit), says: `with ${unit}` });

const text = (id: number, name: string, shown: Label) =>
  detail(id, name, { extra: shown, language: "context" });

/** A choice that a field of ours has a code for; any other is shown as Whise names it. */
function choice(
  id: number,
  name: string,
  field: string,
  ours: Readonly<Record<string, string>>,
  file: string,
  shown: Label,
) {
  const isKnown = (entry: unknown) => String((entry as { enum?: { id?: number } }).enum?.id) in ours;
  return [
    detail(id, name, {
      to: field,
      codes: ours,
      codeField: "enum.id",
      when: ({ entry }) => isKnown(entry),
      source: `${CLIENT}/Details/${file}.php`,
    }),
    detail(id, name, { extra: shown, language: "context", when: ({ entry }) => !isKnown(entry) }),
  ];
}

/** Rows of a fact that only the law of Flanders knows; elsewhere what Whise says is shown as a text. */
function ofFlanders(rows: readonly MappingRow[], elsewhere: MappingRow): MappingRow[] {
  return [
    ...rows.map((row) =>
      Object.assign({}, row, { when: (place: Place) => isFlemish(place) && (row.when?.(place) ?? true) }),
    ),
    { ...elsewhere, when: (place) => !isFlemish(place) },
  ];
}

/** Where nobody can tell the region, facts are those of Flanders, as on the page. */
function isFlemish({ document }: Place): boolean {
  const country = (COUNTRIES as Codes)[String(valueAt(document, "country.id"))];
  const address = {
    city: { zip: String(document["zip"] ?? "") },
    ...(country ? { country: { id: String(country) } } : {}),
  };
  return !isAbroad(address) && (regionOfAddress(address) ?? "FLANDERS") === "FLANDERS";
}

const isPriceShown = ({ document }: Place) => document["displayPrice"] === true;

/** Our field hides the price, which is not for an estate whose price the agency shows. */
function underVat(whereShown: MappingRow, whereHidden: MappingRow): MappingRow[] {
  return [
    { ...whereShown, when: isPriceShown },
    { ...whereHidden, when: (place) => !isPriceShown(place) },
  ];
}

const ZONE = label("Bestemming", "Affectation urbanistique", "Planning zone", "Bauleitplanung");

const YES_NO = { "1": "YES", "0": "NO" };

const BUILDING: readonly MappingRow[] = [
  to(14, "Année de construction", "property.construction.construction_year"),
  to(585, "Année de rénovation", "property.construction.renovation_year"),
  to(15, "nombre d'étages", "property.construction.floors_count"),
  to(26, "largeur front de rue", "property.construction.land_width"),
  to(713, "largeur de façade", "property.construction.facade_width"),
  to(718, "profondeur terrain", "property.construction.land_depth"),
  inUnit(
    27,
    "surface bâtie",
    "m²",
    label("Bebouwde oppervlakte", "Surface bâtie", "Built area", "Bebaute Fläche"),
  ),
  inUnit(407, "surface nette", "m²", label("Netto-oppervlakte", "Surface nette", "Net area", "Nettofläche")),
  ...choice(
    23,
    "orientation du bâtiment",
    "property.construction.orientation",
    codes.ORIENTATIONS,
    "Orientation",
    label("Oriëntatie", "Orientation", "Orientation", "Ausrichtung"),
  ),
  text(
    1737,
    "Exposition de la façade avant",
    label(
      "Ligging van de voorgevel",
      "Exposition de la façade avant",
      "Front facade faces",
      "Lage der Vorderfassade",
    ),
  ),
  ...choice(
    795,
    "Type d'environnement",
    "property.general.environment",
    codes.ENVIRONMENTS,
    "EnvironmentType",
    label("Omgeving", "Environnement", "Surroundings", "Umgebung"),
  ),
  text(
    904,
    "destination bâtiment",
    label(
      "Bestemming van het gebouw",
      "Destination du bâtiment",
      "Purpose of the building",
      "Zweck des Gebäudes",
    ),
  ),
  to(1849, "x de coordonnées xy (the latitude)", "general.address.location.latitude"),
  to(1850, "y de coordonnées xy (the longitude)", "general.address.location.longitude"),
  detail(1914, "Titre de l'annonce", { to: "general.title", language: "context" }),
];

const ROOMS: readonly MappingRow[] = [
  to(19, "nombre de garage", ["layout.garage", "property.other.garages_count"]),
  flag(
    20,
    "parking intérieur",
    label("Binnenparking", "Parking intérieur", "Indoor parking", "Innenparkplatz"),
  ),
  flag(
    21,
    "parking extérieur",
    label("Buitenparking", "Parking extérieur", "Outdoor parking", "Außenparkplatz"),
  ),
  detail(998, "Parking(s) intérieur", {
    extra: label(
      "Binnenparkeerplaatsen",
      "Places de parking intérieures",
      "Indoor parking spaces",
      "Innenstellplätze",
    ),
  }),
  to(999, "Parking(s) extérieur", ["layout.parkingspace", "property.other.parking_spaces_count"]),
  detail(1068, "nombre de carport", {
    extra: label("Aantal carports", "Nombre de carports", "Number of carports", "Anzahl Carports"),
  }),
  flag(143, "carport", label("Carport", "Carport", "Carport", "Carport")),
  to(55, "Nbre de toilette(s)", ["layout.toilet", "property.construction.toilets_count"]),
  to(57, "nombre de sdd", "property.construction.shower_rooms_count"),
  to(78, "chambre 1", "property.layout.bedroom1.surface"),
  to(79, "chambre 2", "property.layout.bedroom2.surface"),
  to(80, "chambre 3", "property.layout.bedroom3.surface"),
  to(1009, "Salle de séjour", "property.layout.living.surface"),
  to(874, "surface de terrasse 1", "property.other.terrace_surface"),
  detail(1005, "Nbre de terrasse(s)", {
    extra: label("Aantal terrassen", "Nombre de terrasses", "Number of terraces", "Anzahl Terrassen"),
  }),
  flag(39, "buanderie", label("Wasplaats", "Buanderie", "Laundry room", "Waschküche")),
  flag(56, "véranda", label("Veranda", "Véranda", "Veranda", "Veranda")),
  flag(67, "bureau", label("Bureau", "Bureau", "Office", "Büro")),
  flag(134, "débarras", label("Berging", "Débarras", "Storage room", "Abstellraum")),
  flag(142, "salle de fitness", label("Fitnessruimte", "Salle de fitness", "Fitness room", "Fitnessraum")),
  inUnit(
    1067,
    "salle de fitness",
    "m²",
    label(
      "Oppervlakte fitnessruimte",
      "Surface de la salle de fitness",
      "Area of the fitness room",
      "Fläche des Fitnessraums",
    ),
  ),
  inUnit(1494, "bureau 1", "m²", label("Bureau 1", "Bureau 1", "Office 1", "Büro 1")),
  inUnit(1495, "bureau 2", "m²", label("Bureau 2", "Bureau 2", "Office 2", "Büro 2")),
  inUnit(1496, "bureau 3", "m²", label("Bureau 3", "Bureau 3", "Office 3", "Büro 3")),
  inUnit(
    1024,
    "possibilité profession libérale",
    "m²",
    label(
      "Ruimte voor vrij beroep",
      "Espace pour profession libérale",
      "Space for a liberal profession",
      "Raum für freien Beruf",
    ),
  ),
  flag(
    59,
    "Profession libérale poss.",
    label(
      "Vrij beroep mogelijk",
      "Profession libérale possible",
      "Liberal profession possible",
      "Freier Beruf möglich",
    ),
  ),
];

const COMFORT: readonly MappingRow[] = [
  to(22, "accès handicapés", "property.comfort.wheelchair_accessible"),
  to(43, "air conditionné", "property.comfort.air_conditioning"),
  to(322, "piscine", "property.comfort.swimming_pool"),
  to(372, "ascenseur", "property.comfort.elevator"),
  text(
    1178,
    "type d'ascenseur",
    label("Soort lift", "Type d'ascenseur", "Kind of elevator", "Art des Aufzugs"),
  ),
  detail(53, "chauffage (ind/coll)", {
    to: "property.comfort.common_heating",
    codes: { "638": "INDIVIDUAL", "639": "COMMON" },
    codeField: "enum.id",
    source: `${CLIENT}/Details/HeatingSource.php`,
  }),
  ...choice(
    1020,
    "chauffage",
    "property.comfort.heating",
    codes.HEATINGS,
    "HeaterType",
    label("Verwarming", "Chauffage", "Heating", "Heizung"),
  ),
  ...choice(
    1595,
    "type de cuisine",
    "property.comfort.kitchen_type",
    codes.KITCHENS,
    "KitchenType",
    label("Keuken", "Cuisine", "Kitchen", "Küche"),
  ),
  detail(38, "cuisine", {
    extra: label("Keuken", "Cuisine", "Kitchen", "Küche"),
    codes: { "1": true, "0": null },
    when: lacksDetail(1595),
  }),
  detail(38, "cuisine", { readWith: "details[1595]", when: hasDetail(1595) }),
  text(1596, "sdb", label("Badkamer", "Salle de bain", "Bathroom", "Badezimmer")),
  detail(461, "double vitrage", { to: "property.comfort.glazing_type", codes: { "1": "DOUBLE", "0": null } }),
  text(
    1634,
    "double vitrage",
    label("Isolerend glas", "Vitrage isolant", "Insulating glazing", "Isolierverglasung"),
  ),
  flag(778, "isolation", label("Isolatie", "Isolation", "Insulation", "Isolierung")),
  text(
    1183,
    "type de revêtement de sol",
    label("Vloer", "Revêtement de sol", "Floor covering", "Bodenbelag"),
  ),
  text(
    1617,
    "revêtement de sol de bureaux général",
    label(
      "Vloer van de kantoren",
      "Revêtement de sol des bureaux",
      "Floor covering of the offices",
      "Bodenbelag der Büros",
    ),
  ),
  to(1752, "Alarme", "property.comfort.alarm"),
  to(1763, "parlophone", "property.comfort.intercom"),
  to(1771, "Videophone", "property.comfort.videophone"),
  to(1769, "Porte blindée", "property.comfort.armored_door"),
  flag(2809, "Digicode", label("Codeslot", "Digicode", "Door code", "Türcode")),
  flag(1762, "concierge", label("Conciërge", "Concierge", "Caretaker", "Hausmeister")),
  to(1764, "animaux domestiques", "property.comfort.pets_allowed"),
  to(1757, "télévision par cable", "property.comfort.cable_tv"),
  flag(729, "téléphone", label("Telefoon", "Téléphone", "Telephone", "Telefon")),
  flag(
    734,
    "centrale tél.",
    label("Telefooncentrale", "Centrale téléphonique", "Telephone exchange", "Telefonzentrale"),
  ),
  to(724, "égouts", "property.comfort.sewer_connection"),
  to(757, "électricité", "property.comfort.electricity_connection"),
  to(1760, "gaz", "property.comfort.gas_connection"),
  to(1772, "eau", "property.comfort.water_connection"),
  text(
    1432,
    "type d'électricité",
    label("Elektriciteit", "Type d'électricité", "Electricity", "Elektrizität"),
  ),
  flag(1773, "Citerne d'eau", label("Waterput", "Citerne d'eau", "Water tank", "Wassertank")),
  flag(758, "citerne à mazout", label("Stookolietank", "Citerne à mazout", "Fuel tank", "Heizöltank")),
  detail(2838, "Date du dernier entretien de la chaudière", {
    extra: label(
      "Laatste onderhoud van de ketel",
      "Dernier entretien de la chaudière",
      "Last service of the boiler",
      "Letzte Wartung des Kessels",
    ),
    convert: americanDateInWords,
    says: "MM/DD/YYYY",
  }),
];

const ENERGY_AND_LAW: readonly MappingRow[] = [
  detail(2056, "Label PEB", {
    readWith: "energyClass",
    when: ({ document }) => Boolean(document["energyClass"]),
  }),
  detail(2056, "Label PEB", {
    to: "property.certification.energy_label",
    when: ({ document }) => !document["energyClass"],
  }),
  detail(2089, "PEB E-SPEC (kwh/m²/an)", {
    readWith: "energyValue",
    when: ({ document }) => Boolean(document["energyValue"]),
  }),
  detail(2089, "PEB E-SPEC (kwh/m²/an)", {
    to: "property.certification.epc_value",
    when: ({ document }) => !document["energyValue"],
  }),
  text(2091, "PEB", label("EPC", "PEB", "Energy certificate", "Energieausweis")),
  to(2090, "Emission CO2", "property.certification.co2_emission"),
  to(2390, "E total", "property.certification.epc_value_total"),
  to(2391, "PEB code unique", "property.certification.epc_number"),
  detail(2776, "PEB valide jusqu'au", {
    to: "property.certification.epc_valid_until",
    convert: americanDate,
    says: "MM/DD/YYYY",
  }),
  detail(2826, "Date du PEB", {
    extra: label(
      "Datum van het EPC",
      "Date du PEB",
      "Date of the energy certificate",
      "Datum des Energieausweises",
    ),
    convert: americanDateInWords,
    says: "MM/DD/YYYY",
  }),
  to(763, "Certificat citerne", "property.certification.fuel_tank_certificate"),
  flag(
    820,
    "attestation du sol",
    label("Bodemattest", "Attestation du sol", "Soil certificate", "Bodenbescheinigung"),
  ),
  to(1733, "Revenu cadastral (€)", "property.financial.cadastral_income"),
  to(496, "Revenu cad. indexé", "property.financial.cadastral_income_indexed"),
  detail(301, "Charges locataire", {
    to: "property.financial.monthly_costs",
    source: FIELDS,
    says: "a month",
  }),
  ...underVat(
    flag(
      574,
      "Sous régime TVA",
      label(
        "Verkoop onder btw-regime",
        "Vente sous régime TVA",
        "Sale under VAT regime",
        "Verkauf mit Mehrwertsteuer",
      ),
    ),
    to(574, "Sous régime TVA", "property.financial.vat_regime"),
  ),
  flag(824, "Loué", label("Verhuurd", "Loué", "Let to a tenant", "Vermietet")),
  detail(808, "Permis de bâtir", { to: "property.planning.planning_permission", codes: YES_NO }),
  detail(812, "Permis de lotir", { to: "property.planning.subdivision_permit", codes: YES_NO }),
  detail(1734, "Droit de préemption", { to: "property.planning.presale_right", codes: YES_NO }),
  detail(691, "Jugement en cours", { to: "property.planning.proceeding", codes: YES_NO }),
  ...ofFlanders(
    choice(
      1736,
      "affectation urbanistique",
      "property.planning.most_recent_destination",
      codes.DESTINATIONS,
      "GroundDestination",
      ZONE,
    ),
    detail(1736, "affectation urbanistique", { extra: ZONE, language: "context", says: "outside Flanders" }),
  ),
  text(2712, "type d'intimation", label("Dagvaarding", "Intimation", "Summons", "Vorladung")),
  detail(2222, "risque d'inondation", {
    to: "property.flood_information.flooding",
    codes: { "1229": "YES", "1230": "YES", "1233": "NO" },
    codeField: "enum.id",
    source: `${CLIENT}/Details/PossibleFloodType.php`,
  }),
  detail(2222, "risque d'inondation", { to: "property.flood_information.flood_zone", language: "context" }),
  ...ofFlanders(
    [
      detail(2223, "Type de zone inondable", {
        to: "property.flood_information.delimited_flood_zone",
        codes: { "1231": true, "1232": null },
        codeField: "enum.id",
        source: `${CLIENT}/Details/FloodAreaType.php`,
      }),
      detail(2223, "Type de zone inondable", {
        to: "property.flood_information.riparian_zone",
        codes: { "1231": null, "1232": true },
        codeField: "enum.id",
      }),
    ],
    detail(2223, "Type de zone inondable", {
      extra: label(
        "Soort overstromingsgebied",
        "Type de zone inondable",
        "Type of flood area",
        "Art des Überschwemmungsgebiets",
      ),
      language: "context",
      says: "outside Flanders",
    }),
  ),
];

const NEARBY: readonly MappingRow[] = [
  to(108, "magasins", "property.other.distance_shops"),
  to(109, "écoles", "property.other.distance_school"),
  to(110, "transports en commun", "property.other.distance_public_transport"),
  to(115, "plage", "property.other.distance_beach"),
  inUnit(
    111,
    "Centre-ville",
    "m",
    label(
      "Afstand tot het centrum",
      "Distance du centre-ville",
      "Distance to the centre",
      "Entfernung zum Zentrum",
    ),
  ),
  flag(
    1781,
    "Magasins",
    label("Winkels in de buurt", "Magasins à proximité", "Shops nearby", "Geschäfte in der Nähe"),
  ),
  flag(
    1782,
    "Ecoles",
    label("Scholen in de buurt", "Écoles à proximité", "Schools nearby", "Schulen in der Nähe"),
  ),
  flag(
    1783,
    "Transports en commun",
    label(
      "Openbaar vervoer in de buurt",
      "Transports en commun à proximité",
      "Public transport nearby",
      "Öffentlicher Verkehr in der Nähe",
    ),
  ),
  flag(
    1784,
    "Centre-ville",
    label("Centrum in de buurt", "Centre-ville à proximité", "Centre nearby", "Zentrum in der Nähe"),
  ),
  flag(1788, "Plage", label("Strand in de buurt", "Plage à proximité", "Beach nearby", "Strand in der Nähe")),
];

export const DETAIL_ROWS: readonly MappingRow[] = [
  ...BUILDING,
  ...ROOMS,
  ...COMFORT,
  ...ENERGY_AND_LAW,
  ...NEARBY,
];
