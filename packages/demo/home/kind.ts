type Family = "house" | "apartment" | "plot" | "business" | "garage" | "block" | "room";

/** Which opening sentences and titles a kind takes. */
export type Voice =
  | "terraced"
  | "semi"
  | "detached"
  | "villa"
  | "mansion"
  | "farm"
  | "bungalow"
  | "cottage"
  | "estate"
  | "mixed"
  | "flat"
  | "penthouse"
  | "duplex"
  | "studio"
  | "loft"
  | "groundFloor"
  | "serviceFlat"
  | "buildingPlot"
  | "field"
  | "shop"
  | "office"
  | "practice"
  | "warehouse"
  | "horeca"
  | "garage"
  | "parking"
  | "block"
  | "studentRoom"
  | "other";

type Span = readonly [low: number, high: number];

export type Kind = {
  /** Of domain/estate/reference/sub-types.ts. */
  code: string;
  family: Family;
  voice: Voice;
  /** Living or floor area in m². */
  area: Span;
  land?: Span;
  bedrooms?: Span;
  facades?: readonly (2 | 3 | 4)[];
  /** On the town's level per m². */
  factor: number;
};

const house = { family: "house" } as const;
const flat = { family: "apartment" } as const;
const plot = { family: "plot", area: [0, 0] } as const;
const business = { family: "business" } as const;

export const KINDS = {
  terraced: {
    ...house,
    code: "HOUSE",
    voice: "terraced",
    area: [105, 185],
    land: [80, 240],
    bedrooms: [2, 4],
    facades: [2],
    factor: 1,
  },
  semi: {
    ...house,
    code: "SEMI_DETACHED_HOUSE",
    voice: "semi",
    area: [130, 215],
    land: [240, 620],
    bedrooms: [3, 4],
    facades: [3],
    factor: 1.02,
  },
  detached: {
    ...house,
    code: "DETACHED_HOUSE",
    voice: "detached",
    area: [150, 240],
    land: [480, 1100],
    bedrooms: [3, 5],
    facades: [4],
    factor: 1.04,
  },
  villa: {
    ...house,
    code: "VILLA",
    voice: "villa",
    area: [210, 380],
    land: [850, 2600],
    bedrooms: [3, 6],
    facades: [4],
    factor: 1.12,
  },
  mansion: {
    ...house,
    code: "MANSION",
    voice: "mansion",
    area: [210, 390],
    land: [120, 420],
    bedrooms: [4, 7],
    facades: [2, 3],
    factor: 1.05,
  },
  townHouse: {
    ...house,
    code: "TOWN_HOUSE",
    voice: "terraced",
    area: [120, 200],
    land: [70, 160],
    bedrooms: [2, 4],
    facades: [2],
    factor: 1.05,
  },
  bungalow: {
    ...house,
    code: "BUNGALOW",
    voice: "bungalow",
    area: [115, 185],
    land: [520, 1300],
    bedrooms: [2, 4],
    facades: [4],
    factor: 1.04,
  },
  farm: {
    ...house,
    code: "FARMHOUSE",
    voice: "farm",
    area: [190, 360],
    land: [1800, 9500],
    bedrooms: [3, 6],
    facades: [4],
    factor: 0.92,
  },
  cottage: {
    ...house,
    code: "COUNTRY_COTTAGE",
    voice: "cottage",
    area: [160, 290],
    land: [1100, 4200],
    bedrooms: [3, 5],
    facades: [4],
    factor: 1.05,
  },
  chalet: {
    ...house,
    code: "CHALET",
    voice: "cottage",
    area: [62, 95],
    land: [320, 900],
    bedrooms: [2, 3],
    facades: [4],
    factor: 0.72,
  },
  estate: {
    ...house,
    code: "EXCEPTIONAL_PROPERTY",
    voice: "estate",
    area: [480, 820],
    land: [9000, 32000],
    bedrooms: [6, 9],
    facades: [4],
    factor: 1.15,
  },
  mixed: {
    ...house,
    code: "MIXED_USE_BUILDING",
    voice: "mixed",
    area: [190, 330],
    land: [110, 300],
    bedrooms: [2, 4],
    facades: [2],
    factor: 0.86,
  },
  flat: { ...flat, code: "APARTMENT", voice: "flat", area: [66, 122], bedrooms: [1, 3], factor: 1.12 },
  penthouse: {
    ...flat,
    code: "PENTHOUSE",
    voice: "penthouse",
    area: [105, 185],
    bedrooms: [2, 3],
    factor: 1.38,
  },
  duplex: { ...flat, code: "DUPLEX", voice: "duplex", area: [92, 150], bedrooms: [2, 3], factor: 1.1 },
  triplex: { ...flat, code: "TRIPLEX", voice: "duplex", area: [125, 175], bedrooms: [3, 4], factor: 1.08 },
  studio: { ...flat, code: "FLAT_STUDIO", voice: "studio", area: [28, 46], bedrooms: [0, 0], factor: 1.28 },
  loft: { ...flat, code: "LOFT", voice: "loft", area: [110, 210], bedrooms: [1, 3], factor: 1.12 },
  groundFloor: {
    ...flat,
    code: "GROUND_FLOOR",
    voice: "groundFloor",
    area: [72, 125],
    bedrooms: [1, 3],
    factor: 1.1,
  },
  serviceFlat: {
    ...flat,
    code: "SERVICE_FLAT",
    voice: "serviceFlat",
    area: [52, 78],
    bedrooms: [1, 2],
    factor: 1.2,
  },
  buildingPlot: { ...plot, code: "BUILDING_PLOT", voice: "buildingPlot", land: [290, 1300], factor: 0.11 },
  field: { ...plot, code: "AGRICULTURAL_LAND", voice: "field", land: [4200, 28000], factor: 0.0022 },
  shop: { ...business, code: "SHOP", voice: "shop", area: [62, 240], factor: 0.85 },
  office: { ...business, code: "OFFICE", voice: "office", area: [80, 420], factor: 0.72 },
  practice: { ...business, code: "PRACTICE", voice: "practice", area: [70, 160], factor: 0.78 },
  warehouse: {
    ...business,
    code: "WAREHOUSE",
    voice: "warehouse",
    area: [320, 1400],
    land: [800, 3600],
    factor: 0.32,
  },
  horeca: { ...business, code: "CATERING", voice: "horeca", area: [90, 230], factor: 0.8 },
  officeBuilding: { ...business, code: "OFFICE_BUILDING", voice: "office", area: [340, 820], factor: 0.62 },
  smeUnit: { ...business, code: "SME_UNIT", voice: "warehouse", area: [150, 380], factor: 0.4 },
  projectPlot: { ...plot, code: "PROJECT_PLOT", voice: "buildingPlot", land: [1700, 4800], factor: 0.11 },
  doubleGarage: { family: "garage", code: "DOUBLE_GARAGE", voice: "garage", area: [31, 38], factor: 19 },
  garage: { family: "garage", code: "GARAGE_BOX", voice: "garage", area: [15, 24], factor: 11 },
  parking: { family: "garage", code: "OUTDOOR_PARKING", voice: "parking", area: [12, 14], factor: 7.5 },
  block: {
    family: "block",
    code: "APARTMENT_BLOCK",
    voice: "block",
    area: [260, 620],
    land: [140, 420],
    factor: 0.88,
  },
  studentRoom: {
    family: "room",
    code: "STUDENT_ROOM",
    voice: "studentRoom",
    area: [14, 25],
    bedrooms: [1, 1],
    factor: 1.5,
  },
  other: {
    family: "house",
    code: "OTHER_PROPERTY",
    voice: "other",
    area: [140, 260],
    land: [260, 900],
    bedrooms: [1, 3],
    facades: [4],
    factor: 0.82,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
