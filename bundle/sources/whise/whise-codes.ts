import { label } from "../row-kinds.ts";

/** Where the meaning of Whise's ids is told: PHP clients of its API under the MIT licence, and its own sample. */
export const CLIENT = "fw4-bvba/whise-api@f96aa42 src/Enums";
export const SYNC = "tombroucke/immo-sync-whise@a19d029 src/Lookup/SubCategory.php";
export const FIELDS = "jonathancaron/whise-integration@6bb6259 LISTE_CHAMPS_COMPLETS.md";

export const PER_MONTH = label("per maand", "par mois", "per month", "pro Monat");

/** Of `purposeStatus`, what a listing with it is; the other statuses are not offered (`read-whise.ts`). */
export const TRANSACTIONS = {
  "1": 1,
  "2": 2,
  "3": 5,
  "4": 6,
  "5": 7,
  "6": 8,
  "12": 7,
  "13": 8,
  "14": 7,
  "15": 11,
  "16": 7,
  "17": 5,
  "21": 7,
  "22": 7,
} as const;

/** Of `category`. */
export const HEAD_TYPES = { "1": 1, "2": 3, "3": 2, "4": 4, "5": 4, "6": 4, "7": 6 } as const;

export const PROPERTY_TYPES = {
  "1": "HOUSE",
  "2": "APARTMENT",
  "3": "PLOT",
  "4": "COMMERCIAL",
  "5": "COMMERCIAL",
  "6": "COMMERCIAL",
  "7": "GARAGE",
} as const;

/** Of the `category` of a project, the sub type of ours. */
export const PROJECT_GROUPS: Readonly<Record<string, string>> = {
  "1": "HOUSE_GROUP",
  "2": "APARTMENT_GROUP",
  "3": "PLOT_GROUP",
  "4": "COMMERCIAL_GROUP",
  "5": "COMMERCIAL_GROUP",
  "6": "COMMERCIAL_GROUP",
  "7": "GARAGE_GROUP",
};

/** Of `subCategory`, by our sub type; ids of the same kind stand together. The list begins at 2; 1 is a house in the sample. */
export const SUB_CATEGORIES: Readonly<Record<string, readonly number[]>> = {
  HOUSE: [1, 71, 89, 96],
  VILLA: [13],
  SEMI_DETACHED_HOUSE: [90],
  BUNGALOW: [5],
  MANSION: [12],
  COUNTRY_COTTAGE: [70, 87],
  FARMHOUSE: [4],
  FERMETTE: [9],
  CASTLE: [14],
  CHALET: [10, 158],
  MIXED_USE_BUILDING: [8],
  APARTMENT_BLOCK: [3],
  EXCEPTIONAL_PROPERTY: [2],
  MOBILE_HOME: [174],
  BEL_ETAGE: [7],
  OTHER_PROPERTY: [6, 16],
  APARTMENT: [17, 20, 72, 97, 156],
  DUPLEX: [18, 178],
  TRIPLEX: [22],
  PENTHOUSE: [19],
  GROUND_FLOOR: [25],
  GROUND_FLOOR_WITH_GARDEN: [73, 74],
  FLAT_STUDIO: [21],
  LOFT: [23],
  SERVICE_FLAT: [95, 165],
  STUDENT_ROOM: [93],
  ATTIC_APARTMENT: [94],
  ROOM: [160],
  OTHER_APARTMENT: [62, 69],
  BUILDING_PLOT: [26, 161],
  AGRICULTURAL_LAND: [27, 31],
  MEADOW: [30],
  WOODLAND: [32],
  INDUSTRIAL_PLOT: [78, 88, 159],
  RECREATION_PLOT: [29],
  OTHER_PLOT: [28, 33, 34, 63],
  OFFICE: [35, 36, 38, 40, 155],
  OFFICE_BUILDING: [37, 41, 171, 172],
  SHOP: [42, 55, 56, 57, 58, 59, 65, 101, 133, 147, 151, 162],
  CATERING: [
    43, 54, 102, 103, 104, 105, 106, 107, 110, 111, 112, 119, 122, 123, 134, 136, 138, 139, 145, 163,
  ],
  HOTEL: [99, 127, 128, 129, 130, 131],
  INDUSTRIAL_BUILDING: [46, 47, 79, 82, 168],
  WAREHOUSE: [53, 81],
  WORKSHOP: [80],
  SME_UNIT: [169],
  OTHER_COMMERCIAL: [44, 45, 60, 61, 64, 76, 77, 83, 164],
  OUTDOOR_PARKING: [48, 170],
  INDOOR_PARKING: [49],
  GARAGE_BOX: [50, 51],
  CARPORT: [52],
  DOUBLE_GARAGE: [86],
  BICYCLE_SPACE: [167],
  STORAGE_BOX: [84, 157],
  OTHER_GARAGE: [66, 85],
};

/** Of `state`. */
export const CONDITIONS = {
  "1": "NEW",
  "2": "EXCELLENT_CONDITION",
  "3": "GOOD_CONDITION",
  "4": "GOOD_CONDITION",
  "5": "TO_FRESHEN_UP",
  "6": "TO_RENOVATE",
  "7": "TO_RENOVATE",
  "9": null,
  "13": "NEW",
  "14": "TO_FRESHEN_UP",
  "15": "RENEWED",
} as const;

/** States of ours have no word for these. */
export const OTHER_STATES = {
  "8": label("Af te breken", "À démolir", "To be demolished", "Abzureißen"),
  "10": label("Ecologische woning", "Habitation écologique", "Green building", "Ökologisches Haus"),
  "11": label("Te bouwen", "À construire", "To be built", "Zu bauen"),
  "12": label("Ruwbouw", "Gros œuvre", "Shell", "Rohbau"),
  "16": label("Concept", "Concept", "Concept", "Konzept"),
  "17": label("Ontwikkeld", "Développé", "Developed", "Erschlossen"),
  "18": label("Bouwrijp", "Prêt à bâtir", "Ready to build", "Baureif"),
  "19": label("Winddicht", "Fermé", "Closed shell", "Geschlossener Rohbau"),
  "20": label("Gebouwd", "Construit", "Constructed", "Gebaut"),
  "21": label("Opgeleverd", "Livré", "Delivered", "Übergeben"),
  "22": label("Bepleisterd", "Plafonné", "Plastered", "Verputzt"),
  "23": label("Grond voor te bereiden", "Terrain à préparer", "Ground to be prepared", "Boden vorzubereiten"),
  "24": label("Grond voorbereid", "Terrain préparé", "Ground prepared", "Boden vorbereitet"),
} as const;

/** Of `availability`; 4 is not available at all. */
export const FREE_ON = {
  "1": "DEED",
  "2": "TBD",
  "3": "TBD",
  "5": "IMMEDIATE",
  "6": "DELIVERY",
  "7": "TBD",
} as const;

/** Of `country`: those near Belgium. */
export const COUNTRIES = {
  "1": "BE",
  "2": "NL",
  "3": "FR",
  "4": "DE",
  "5": "LU",
  "6": "UK",
  "7": "ES",
  "8": "IT",
  "9": "PT",
  "10": "DK",
  "11": "SE",
  "12": "NO",
  "13": "FI",
  "20": "CH",
  "21": "US",
  "23": "AT",
  "30": "GR",
} as const;
