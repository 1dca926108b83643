/** The closed lists of values, each a code list of its own; labels live with the words. */
export const PROPERTY_STATUSES = [
  "FOR_SALE",
  "TO_RENT",
  "TAKE_OVER",
  "SOLD",
  "RENTED",
  "TAKEN_OVER",
] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export const PROPERTY_TYPES = ["APARTMENT", "GARAGE", "PLOT", "COMMERCIAL", "HOUSE", "PROJECT"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const CONSTRUCTION_TYPES = ["OPEN", "HALF_OPEN", "CLOSED"] as const;

export const CONDITIONS = [
  "TO_RENOVATE",
  "TO_FRESHEN_UP",
  "GOOD_CONDITION",
  "EXCELLENT_CONDITION",
  "RENEWED",
  "NEW",
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const KITCHENS = [
  "EQUIPPED",
  "SEMI_EQUIPPED",
  "NOT_EQUIPPED",
  "HYPER_EQUIPPED",
  "AMERICAN_EQUIPPED",
  "AMERICAN_SEMI_EQUIPPED",
  "AMERICAN_NOT_EQUIPPED",
  "AMERICAN_HYPER_EQUIPPED",
] as const;
export type Kitchen = (typeof KITCHENS)[number];

export const HEATINGS = [
  "OIL",
  "COAL",
  "ELECTRICITY",
  "GAS",
  "HEAT_ACCUMULATION",
  "GAS_HEATERS",
  "PROPANE_GAS",
  "CENTRAL_VENTILATION",
  "WOOD",
  "PELLET",
] as const;
export type Heating = (typeof HEATINGS)[number];

export const ROOFS = ["SADDLEBACK", "FLAT", "LEAN_TO", "KERB", "HIPPED"] as const;
export const GLAZINGS = ["SINGLE", "DOUBLE", "TRIPLE"] as const;
export const CARPENTRIES = ["WOOD", "ALUMINUM", "PLASTIC"] as const;
export const LUXURIES = ["MODEST", "AVERAGE", "LUXURIOUS"] as const;
export const FLOODINGS = ["UNKNOWN", "NO", "YES"] as const;
export const ELECTRICITY_CERTIFICATIONS = ["OBTAINED", "NOT_OBTAINED", "UNKNOWN"] as const;
export const CONFORMITIES = ["VALID", "INVALID"] as const;
export const BATHROOMS = ["EQUIPPED", "NOT_EQUIPPED"] as const;
export const METERS = ["NOT_APPLICABLE", "COMMON", "INDIVIDUAL"] as const;
export const METER_TYPES = ["SINGLE", "DAY_AND_NIGHT", "SMART_METER"] as const;
export const COMMON_HEATINGS = ["NOT_APPLICABLE", "COMMON", "INDIVIDUAL"] as const;
export const DESTINATIONS = ["MAIN_RESIDENCE", "VACATION_RESIDENCE", "STUDENT_RESIDENCE"] as const;
export const GARDENS = ["NOT_CONSTRUCTED", "ONLY_LAWN", "FULLY_LANDSCAPED"] as const;
export const ORIENTATIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export const PLANNING_ANSWERS = ["UNKNOWN", "NO", "YES", "PENDING", "BEFORE_1962"] as const;
export const FLOOD_SCORES = ["A", "B", "C", "D"] as const;
export type FloodScore = (typeof FLOOD_SCORES)[number];

/** Leases of the three regions' codes; a main residence is let for nine years, for three at most, or for longer. */
export const LEASE_KINDS = [
  "NINE_YEARS",
  "SHORT_TERM",
  "LONG_TERM",
  "STUDENT",
  "SHARED",
  "COMMON_LAW",
  "COMMERCIAL",
] as const;
export type LeaseKind = (typeof LEASE_KINDS)[number];

export const ENVIRONMENTS = [
  "TOWN",
  "RESIDENTIAL",
  "COUNTRYSIDE",
  "VILLAGE",
  "SUBURBAN_AREA",
  "CRAFT_INDUSTRY",
  "INDUSTRIAL",
  "SEA_BEACH_DUNE",
] as const;

export const FREE_ON = ["UNKNOWN", "IMMEDIATE", "DEED", "AFTER_NOTICE_PERIOD", "DELIVERY", "TBD"] as const;

/** How precise a location is: 0 nothing known, 1 centre of an area, 2 between two house numbers, 3 the roof itself. */
export const GEO_PRECISIONS = { NO_DATA: 0, GEOMETRIC_CENTER: 1, RANGE_INTERPOLATED: 2, ROOFTOP: 3 } as const;

export const RECENT_PLANNING_DESTINATIONS = [
  "AG",
  "EG",
  "WIG",
  "WUG",
  "BG",
  "IGB",
  "RG",
  "GWG",
  "NG",
  "PG",
  "WG",
  "WGL",
  "WGR",
  "GG",
  "WCHE",
  "WP",
  "IAB",
  "GDR",
  "GVR",
  "LWAG",
  "NR",
  "GVON",
  "DVG",
  "NI",
] as const;

export const REGIONS = ["FLANDERS", "WALLONIA", "BRUSSELS"] as const;
export type Region = (typeof REGIONS)[number];
