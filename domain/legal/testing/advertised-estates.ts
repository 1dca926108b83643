import type { AdvertisedEstate } from "../advertised-estate.ts";
import { advertisedFacts } from "../advertised-facts.ts";
import { missingFacts } from "../advertisement-rules.ts";

export const TODAY = "2026-11-22";

export type Change = { readonly [group in keyof AdvertisedEstate]?: Partial<AdvertisedEstate[group]> | null };

/** A copy in which groups of facts are changed one by one; null takes a whole group away. */
export function changed(estate: AdvertisedEstate, change: Change): AdvertisedEstate {
  const groups = Object.entries(change).map(([name, group]) => [
    name,
    group === null ? null : { ...(estate[name as keyof AdvertisedEstate] as object), ...group },
  ]);
  return { ...estate, ...Object.fromEntries(groups) } as AdvertisedEstate;
}

const said = { nl: "gezegd" };
export const at = (region: string) => ({ region, street: said, number: "7", country: { id: "BE" } });

export const FLEMISH_HOUSE = {
  general: {
    headType: { id: 1 },
    transaction: { id: 1 },
    address: at("FLANDERS"),
    price: { value: 389_000 },
  },
  energy: { epcValue: 187, energyLabel: "B", epcReference: "20231104-0002" },
  planning: {
    townPlanningValue: "WG",
    townPlanningViolation: said,
    buildingLicense: "YES",
    allocationLicense: "NO",
    presaleRight: "NO",
    heritageProtected: "NO",
    floodingBuildingScore: "A",
    floodingParcelScore: "B",
    delimitedFloodZone: false,
    riparianZone: false,
  },
} as unknown as AdvertisedEstate;

export const BRUSSELS_RENT = {
  general: { headType: { id: 3 }, transaction: { id: 2 }, address: at("BRUSSELS"), price: { value: 950 } },
  dimensions: { areaBuild: 74 },
  energy: { energyLabel: "C" },
  financial: { leaseKind: "NINE_YEARS", indicativeRentFrom: 790, indicativeRentTo: 960 },
  technical: {
    monthlyCost: 60,
    waterMeter: "COMMON",
    gasMeter: "NOT_APPLICABLE",
    electricityMeter: "INDIVIDUAL",
  },
} as unknown as AdvertisedEstate;

export const WALLOON_HOUSE = {
  general: { headType: { id: 1 }, transaction: { id: 1 }, address: at("WALLONIA") },
  energy: { epcValue: 300, energyLabel: "D", epcValueTotal: 41_000, epcReference: "20240105000001" },
  planning: { buildingLicense: "YES", planZone: said },
} as unknown as AdvertisedEstate;

export const homeIn = (region: string, type: number, transaction: number, more: object = {}) =>
  ({
    general: { headType: { id: type }, transaction: { id: transaction }, address: { region }, ...more },
  }) as AdvertisedEstate;

export const lacks = (estate: AdvertisedEstate, day = TODAY) =>
  missingFacts(advertisedFacts(estate), day)
    .map(({ fact }) => fact)
    .join(" ");

export const hidden = {
  address: { ...at("FLANDERS"), visible: false } as AdvertisedEstate["general"]["address"],
};
