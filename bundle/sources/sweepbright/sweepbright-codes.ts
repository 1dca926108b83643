import { label } from "../row-kinds.ts";
import type { Codes, Label } from "../mapping-row.ts";

/** The public client that lists SweepBright's codes with their names in Dutch, French and English. */
export const CLIENT = "CompagnonAgency/wp-sweepbright@55e4c83";

export const HEAD_TYPES: Readonly<Record<string, number>> = {
  house: 1,
  land: 2,
  apartment: 3,
  commercial: 4,
  office: 4,
  parking: 6,
};

/** Sub types with a head type of their own. */
export const HEAD_TYPES_OF_SUB_TYPES: Readonly<Record<string, number>> = {
  student_accommodation: 10,
  investment_property: 9,
  apartment_block: 9,
};

export const PROJECT = 7;

/** SweepBright's sub types as ours. */
export const SUB_TYPES: Readonly<Record<string, number>> = {
  agricultural: 203,
  apartment_block: 118,
  barge: 120,
  buildable: 201,
  bungalow: 107,
  castle: 112,
  chalet: 113,
  chalet_alpine: 113,
  condo: 301,
  cottage: 108,
  covered_outdoor_space: 604,
  coworking: 402,
  detached: 105,
  duplex: 302,
  end_of_terrace: 104,
  farm: 109,
  flex_office: 402,
  indoor_parking_space: 602,
  industrial: 404,
  investment_property: 413,
  loft: 308,
  mansion: 106,
  mas_farmhouse: 109,
  mixed_use: 117,
  open_office: 402,
  outdoor_parking_space: 603,
  pasture_land: 204,
  penthouse: 304,
  private_garage: 601,
  recreational: 207,
  restaurant_and_café: 407,
  retail: 401,
  semi_detached: 104,
  shop: 401,
  student_accommodation: 310,
  studio: 307,
  terraced: 103,
  townhouse: 103,
  trading_fund: 409,
  triplex: 303,
  villa: 102,
  warehouse: 405,
};

/** What a sub type says beyond ours. */
export const KINDS: Readonly<Record<string, Label>> = {
  bnb: label("Bed and breakfast", "Chambres d’hôtes", "Bed and breakfast", "Bed and Breakfast"),
  chalet_alpine: label("Alpenchalet", "Chalet alpin", "Alpine chalet", "Almhütte"),
  coworking: label("Coworking", "Coworking", "Coworking", "Coworking"),
  end_of_terrace: label("Einde van een rij", "Bout de rangée", "End of terrace", "Reihenendhaus"),
  equestrian_property: label("Paardenhouderij", "Propriété équestre", "Equestrian property", "Reitanlage"),
  flex_office: label("Flexkantoor", "Bureau flexible", "Flex office", "Flexibles Büro"),
  healthcare: label("Zorg", "Soins de santé", "Healthcare", "Gesundheit"),
  hunting_property: label("Jachtgoed", "Domaine de chasse", "Hunting property", "Jagdbesitz"),
  leasure_and_sports: label(
    "Vrije tijd en sport",
    "Loisirs et sport",
    "Leisure and sports",
    "Freizeit und Sport",
  ),
  mas_farmhouse: label("Mas", "Mas", "Mas farmhouse", "Mas"),
  open_office: label("Landschapskantoor", "Bureau paysager", "Open office", "Großraumbüro"),
  other: label("Andere", "Autre", "Other", "Sonstige"),
  vineyard: label("Wijngaard", "Vignoble", "Vineyard", "Weingut"),
};

/** Statuses that are over or under option; every other published one can be had. */
export const SALES: Readonly<Record<string, number>> = {
  prospect: 1,
  under_contract: 1,
  available: 1,
  bid: 1,
  option: 7,
  agreement: 7,
  sold: 5,
  rented: 6,
};
export const LETS: Readonly<Record<string, number>> = {
  ...SALES,
  prospect: 2,
  under_contract: 2,
  available: 2,
  bid: 2,
  option: 8,
  agreement: 8,
};
export const PUBLIC_SALE = 3;

export const PERIODS: Codes = {
  day: label("dag", "jour", "day", "Tag"),
  week: label("week", "semaine", "week", "Woche"),
  month: label("maand", "mois", "month", "Monat"),
  quarter: label("kwartaal", "trimestre", "quarter", "Quartal"),
  year: label("jaar", "an", "year", "Jahr"),
};

export const CONDITIONS: Codes = {
  poor: "TO_RENOVATE",
  fair: "TO_FRESHEN_UP",
  good: "GOOD_CONDITION",
  mint: "EXCELLENT_CONDITION",
  new: "NEW",
};

/** Of a kitchen or a bathroom. */
export const ROOM_CONDITIONS: Codes = {
  poor: label("Slecht", "Mauvais", "Poor", "Schlecht"),
  fair: label("Redelijk", "Correct", "Fair", "Mittel"),
  good: label("Goed", "Bon", "Good", "Gut"),
  mint: label("Uitstekend", "Excellent", "Mint", "Ausgezeichnet"),
  new: label("Nieuw", "Neuf", "New", "Neu"),
};

export const AMENITIES: Codes = {
  attic: label("Zolder", "Grenier", "Attic", "Dachboden"),
  basement: label("Kelder", "Cave", "Basement", "Keller"),
  climate_control: label("Klimaatregeling", "Climatisation", "Climate control", "Klimasteuerung"),
  code: label("Toegangscode", "Code d’accès", "Access code", "Zugangscode"),
  cooling_room: label("Koelruimte", "Chambre froide", "Cooling room", "Kühlraum"),
  display_window: label("Etalage", "Vitrine", "Display window", "Schaufenster"),
  drainage: label("Drainage", "Drainage", "Drainage", "Drainage"),
  fence: label("Omheining", "Clôture", "Fence", "Zaun"),
  garden: label("Tuin", "Jardin", "Garden", "Garten"),
  guesthouse: label("Gastenverblijf", "Maison d’amis", "Guesthouse", "Gästehaus"),
  key_card: label("Sleutelkaart", "Carte d’accès", "Key card", "Schlüsselkarte"),
  manual_gate: label("Manuele poort", "Portail manuel", "Manual gate", "Handbetriebenes Tor"),
  parking: label("Parking", "Parking", "Parking", "Stellplatz"),
  print_and_copy_area: label("Printruimte", "Espace d’impression", "Print and copy area", "Kopierraum"),
  reception_area: label("Ontvangstruimte", "Accueil", "Reception area", "Empfang"),
  remote_control: label("Afstandsbediening", "Télécommande", "Remote control", "Fernbedienung"),
  road_access: label("Toegang tot de weg", "Accès à la route", "Road access", "Straßenzugang"),
  server_room: label("Serverruimte", "Salle des serveurs", "Server room", "Serverraum"),
  sewer_access: label("Riolering", "Égouts", "Sewer access", "Kanalanschluss"),
  storage_space: label("Opslagruimte", "Espace de rangement", "Storage space", "Lagerraum"),
  terrace: label("Terras", "Terrasse", "Terrace", "Terrasse"),
  utilities_access: label("Nutsvoorzieningen", "Raccordements", "Utilities access", "Versorgungsanschlüsse"),
  waiting_area: label("Wachtruimte", "Salle d’attente", "Waiting area", "Wartebereich"),
  water_access: label("Toegang tot water", "Accès à l’eau", "Water access", "Wasserzugang"),
};

/** Rooms with a type of ours, and others under ids that no type of ours has. */
export const ROOMS: Readonly<Record<string, { readonly id: number; readonly name: Label }>> = {
  bedroom: { id: 1, name: label("Slaapkamer", "Chambre", "Bedroom", "Schlafzimmer") },
  bathroom: { id: 5, name: label("Badkamer", "Salle de bain", "Bathroom", "Badezimmer") },
  garage: { id: 6, name: label("Garage", "Garage", "Garage", "Garage") },
  terrace: { id: 10, name: label("Terras", "Terrasse", "Terrace", "Terrasse") },
  parking: { id: 14, name: label("Parkeerplaats", "Emplacement de parking", "Parking space", "Stellplatz") },
  toilet: { id: 16, name: label("Toilet", "Toilette", "Toilet", "WC") },
  living_room: { id: 900_001, name: label("Woonkamer", "Séjour", "Living room", "Wohnzimmer") },
  kitchen: { id: 900_002, name: label("Keuken", "Cuisine", "Kitchen", "Küche") },
  garden: { id: 900_003, name: label("Tuin", "Jardin", "Garden", "Garten") },
  balcony: { id: 900_004, name: label("Balkon", "Balcon", "Balcony", "Balkon") },
  basement: { id: 900_005, name: label("Kelder", "Cave", "Basement", "Keller") },
  attic: { id: 900_006, name: label("Zolder", "Grenier", "Attic", "Dachboden") },
  shower_room: { id: 900_007, name: label("Douchekamer", "Salle de douche", "Shower room", "Duschbad") },
  storage_room: { id: 900_008, name: label("Berging", "Débarras", "Storage room", "Abstellraum") },
  showroom: { id: 900_009, name: label("Toonzaal", "Showroom", "Showroom", "Ausstellungsraum") },
  manufacturing_area: {
    id: 900_010,
    name: label("Productieruimte", "Espace de production", "Manufacturing area", "Produktionsfläche"),
  },
};

/** m² */
export const AREA_UNITS: Readonly<Record<string, number>> = {
  sq_m: 1,
  sq_ft: 0.092_903_04,
  are: 100,
  acre: 4_046.856_422_4,
};

export const YES_NO: Codes = { true: "YES", "1": "YES", false: "NO", "0": "NO" };
export const YES_NO_WORDS: Codes = {
  true: label("Ja", "Oui", "Yes", "Ja"),
  "1": label("Ja", "Oui", "Yes", "Ja"),
  false: label("Nee", "Non", "No", "Nein"),
  "0": label("Nee", "Non", "No", "Nein"),
};

export const FLOODINGS: Codes = {
  no_flood_risk_area: "NO",
  potential_flood_sensitive_area: "YES",
  effective_flood_sensitive_area: "YES",
};
export const FLOOD_ZONES: Codes = {
  no_flood_risk_area: null,
  potential_flood_sensitive_area: label(
    "Mogelijk overstromingsgevoelig",
    "Potentiellement sensible aux inondations",
    "Potentially sensitive to floods",
    "Möglicherweise hochwassergefährdet",
  ),
  effective_flood_sensitive_area: label(
    "Effectief overstromingsgevoelig",
    "Effectivement sensible aux inondations",
    "Effectively sensitive to floods",
    "Tatsächlich hochwassergefährdet",
  ),
};

/** Zones of the Flemish plans, by the Dutch names that the public client gives them. */
export const LAND_USES: Codes = {
  agricultural: "AG",
  agricultural_area_with_scenic_value: "LWAG",
  area_for_leisure_accomodation: "GVR",
  area_with_economical_activity: "EG",
  day_recreation_area: "GDR",
  forest_area: "BG",
  industrial: "IGB",
  industrial_area_for_sme: "IAB",
  mixed_residential: "GWG",
  natural_reserve: "NR",
  nature_area: "NG",
  other: null,
  park: "PG",
  recreational: "RG",
  residential: "WG",
  residential_area_with_a_rural_character: "WGL",
  residential_area_with_cultural_historical_value: "WCHE",
  residential_expansion_area: "WUG",
  residential_park: "WP",
};
