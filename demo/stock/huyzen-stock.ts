import type { StockLine } from "../home/wish.ts";
import {
  BRUSSELS,
  CAMPUS,
  COUNTRY,
  EAST_FLANDERS,
  FLEMISH_CITIES,
  GHENT,
  GHENT_RIM,
  LYS,
  WALLONIA,
} from "./pools.ts";

const CITY_AND_RIM = [...GHENT, ...GHENT_RIM];
const AROUND = [...GHENT_RIM, ...LYS, ...EAST_FLANDERS];

const HOUSES: readonly StockLine[] = [
  { kind: "terraced", subType: "TOWN_HOUSE", transaction: 1, count: 8, towns: CITY_AND_RIM },
  { kind: "terraced", transaction: 1, count: 3, towns: EAST_FLANDERS },
  { kind: "townHouse", transaction: 1, count: 2, towns: GHENT },
  { kind: "semi", transaction: 1, count: 5, towns: AROUND },
  { kind: "semi", subType: "CARE_HOME", transaction: 1, count: 1, towns: AROUND },
  { kind: "detached", transaction: 1, count: 4, towns: AROUND },
  { kind: "villa", transaction: 1, count: 4, towns: LYS },
  { kind: "villa", transaction: 1, count: 1, towns: LYS, onRequest: true },
  { kind: "mansion", transaction: 1, count: 4, towns: GHENT },
  { kind: "bungalow", transaction: 1, count: 2, towns: AROUND },
  { kind: "farm", transaction: 1, count: 1, towns: COUNTRY },
  { kind: "cottage", transaction: 1, count: 1, towns: LYS },
  { kind: "cottage", subType: "FERMETTE", transaction: 1, count: 1, towns: COUNTRY },
  { kind: "estate", transaction: 1, count: 1, towns: COUNTRY, onRequest: true },
  { kind: "estate", subType: "CASTLE", transaction: 1, count: 1, towns: COUNTRY, onRequest: true },
  { kind: "mixed", transaction: 1, count: 1, towns: GHENT },
  { kind: "other", transaction: 1, count: 1, towns: COUNTRY },
  { kind: "terraced", transaction: 2, count: 3, towns: CITY_AND_RIM },
  { kind: "semi", transaction: 2, count: 1, towns: AROUND },
  { kind: "villa", transaction: 2, count: 1, towns: LYS },
  { kind: "terraced", transaction: 5, count: 3, towns: CITY_AND_RIM },
  { kind: "semi", transaction: 5, count: 1, towns: AROUND },
  { kind: "mansion", transaction: 5, count: 1, towns: GHENT },
  { kind: "terraced", transaction: 6, count: 1, towns: GHENT },
];

const FLATS: readonly StockLine[] = [
  { kind: "flat", transaction: 1, count: 7, towns: CITY_AND_RIM },
  { kind: "flat", subType: "CORNER_APARTMENT", transaction: 1, count: 1, towns: LYS },
  { kind: "flat", subType: "ATTIC_APARTMENT", transaction: 1, count: 1, towns: GHENT },
  { kind: "penthouse", transaction: 1, count: 2, towns: GHENT },
  { kind: "duplex", transaction: 1, count: 2, towns: CITY_AND_RIM },
  { kind: "triplex", transaction: 1, count: 1, towns: GHENT },
  { kind: "studio", transaction: 1, count: 2, towns: GHENT },
  { kind: "loft", transaction: 1, count: 2, towns: GHENT },
  { kind: "groundFloor", transaction: 1, count: 1, towns: CITY_AND_RIM },
  { kind: "serviceFlat", transaction: 1, count: 1, towns: GHENT_RIM },
  { kind: "flat", transaction: 2, count: 5, towns: CITY_AND_RIM },
  { kind: "studio", transaction: 2, count: 2, towns: GHENT },
  { kind: "loft", transaction: 2, count: 1, towns: GHENT },
  { kind: "penthouse", transaction: 2, count: 1, towns: GHENT },
  { kind: "flat", transaction: 8, count: 1, towns: GHENT },
  { kind: "flat", transaction: 5, count: 2, towns: CITY_AND_RIM },
  { kind: "flat", transaction: 6, count: 2, towns: GHENT },
  { kind: "studentRoom", transaction: 2, count: 4, towns: CAMPUS },
  { kind: "studentRoom", transaction: 6, count: 1, towns: CAMPUS },
];

const OTHERS: readonly StockLine[] = [
  { kind: "buildingPlot", transaction: 1, count: 3, towns: AROUND },
  { kind: "projectPlot", transaction: 1, count: 1, towns: GHENT_RIM },
  { kind: "field", transaction: 1, count: 1, towns: COUNTRY },
  { kind: "field", subType: "MEADOW", transaction: 1, count: 1, towns: COUNTRY },
  { kind: "garage", transaction: 1, count: 1, towns: CITY_AND_RIM },
  { kind: "parking", transaction: 1, count: 1, towns: GHENT },
  { kind: "garage", transaction: 2, count: 1, towns: GHENT },
  { kind: "parking", subType: "INDOOR_PARKING", transaction: 2, count: 1, towns: GHENT },
  { kind: "shop", transaction: 1, count: 1, towns: GHENT },
  { kind: "shop", subType: "COMMERCIAL_HOUSE", transaction: 1, count: 1, towns: GHENT },
  { kind: "officeBuilding", transaction: 1, count: 1, towns: GHENT_RIM },
  { kind: "warehouse", subType: "INDUSTRIAL_BUILDING", transaction: 1, count: 1, towns: EAST_FLANDERS },
  { kind: "shop", transaction: 2, count: 2, towns: GHENT },
  { kind: "office", transaction: 2, count: 1, towns: CITY_AND_RIM },
  { kind: "practice", transaction: 2, count: 1, towns: CITY_AND_RIM },
  { kind: "warehouse", transaction: 2, count: 1, towns: EAST_FLANDERS },
  { kind: "smeUnit", transaction: 2, count: 1, towns: EAST_FLANDERS },
  { kind: "horeca", transaction: 10, count: 2, towns: GHENT, condition: "GOOD_CONDITION" },
  {
    kind: "shop",
    subType: "BUSINESS_GOODWILL",
    transaction: 10,
    count: 1,
    towns: GHENT,
    condition: "GOOD_CONDITION",
  },
  { kind: "block", transaction: 1, count: 1, towns: GHENT },
  { kind: "block", subType: "INVESTMENT_PROPERTY", transaction: 1, count: 1, towns: GHENT },
];

const NOTARY: readonly StockLine[] = [
  {
    kind: "terraced",
    transaction: 3,
    count: 2,
    towns: EAST_FLANDERS,
    notary: true,
    condition: "TO_RENOVATE",
  },
  { kind: "flat", transaction: 3, count: 1, towns: GHENT, notary: true },
  { kind: "farm", transaction: 3, count: 1, towns: COUNTRY, notary: true, condition: "TO_FRESHEN_UP" },
  { kind: "buildingPlot", transaction: 3, count: 1, towns: EAST_FLANDERS, notary: true },
  { kind: "mixed", transaction: 3, count: 1, towns: FLEMISH_CITIES, notary: true },
];

const ELSEWHERE: readonly StockLine[] = [
  { kind: "terraced", transaction: 1, count: 2, towns: FLEMISH_CITIES },
  { kind: "flat", transaction: 1, count: 2, towns: FLEMISH_CITIES },
  { kind: "mansion", transaction: 1, count: 2, towns: BRUSSELS },
  { kind: "flat", transaction: 1, count: 4, towns: BRUSSELS },
  { kind: "flat", transaction: 2, count: 3, towns: BRUSSELS },
  { kind: "penthouse", transaction: 1, count: 1, towns: BRUSSELS },
  { kind: "terraced", transaction: 1, count: 3, towns: WALLONIA },
  { kind: "detached", transaction: 1, count: 3, towns: WALLONIA },
  { kind: "farm", subType: "MANOR_HOUSE", transaction: 1, count: 1, towns: WALLONIA },
  { kind: "farm", transaction: 1, count: 1, towns: WALLONIA },
  { kind: "cottage", transaction: 1, count: 1, towns: WALLONIA },
  { kind: "flat", transaction: 1, count: 1, towns: WALLONIA },
  { kind: "flat", transaction: 2, count: 1, towns: WALLONIA },
  { kind: "buildingPlot", transaction: 1, count: 1, towns: WALLONIA },
];

export const HUYZEN_STOCK: readonly StockLine[] = [...HOUSES, ...FLATS, ...OTHERS, ...NOTARY, ...ELSEWHERE];
