import { type Region, REGIONS } from "../estate/reference/enumerations.ts";
import type { FieldName } from "./catalogue.ts";

/** Whose law an estate stands under: a region's, some Belgian region's that nobody can tell, or none of ours. */
export type LegalPlace = Region | "ABROAD" | null;

type LawOfFact = {
  /** Regions in whose advertisements the fact is looked for: there it shows also when it is empty. */
  readonly asked: readonly Region[];
  /** Regions in which the fact means something: elsewhere it never shows, whatever its value. */
  readonly shown: readonly Region[] | "anywhere";
};

const FLANDERS = ["FLANDERS"] as const;
const OUTSIDE_WALLONIA = ["FLANDERS", "BRUSSELS"] as const;

const ofFlanders: LawOfFact = { asked: FLANDERS, shown: FLANDERS };
const ofBelgium: LawOfFact = { asked: [], shown: REGIONS };
/** What any country's law may know; only Flanders and Brussels are asked for it. */
const ofPlanning: LawOfFact = { asked: OUTSIDE_WALLONIA, shown: "anywhere" };

/**
 * Which facts are law in which region, a row each, by the label that both display models share. A fact without a row is nobody's law: it
 * is asked of nobody and shows wherever it is known.
 */
const LAW_OF_FACTS: { readonly [name in FieldName]?: LawOfFact } = {
  // Codex Ruimtelijke Ordening, Energiebesluit and Waterwetboek: no other region knows these.
  most_recent_destination: ofFlanders,
  as_built_certificate: ofFlanders,
  parcel_score: ofFlanders,
  building_score: ofFlanders,
  delimited_flood_zone: ofFlanders,
  riparian_zone: ofFlanders,
  renovation_obligation: { asked: FLANDERS, shown: REGIONS },
  // Flanders and Brussels keep an inventory; Wallonia lists what it protects and nothing else.
  heritage_inventoried: { asked: OUTSIDE_WALLONIA, shown: OUTSIDE_WALLONIA },
  // The grid of indicative rents (loyers.brussels).
  indicative_rent_from: { asked: [], shown: ["BRUSSELS"] },
  indicative_rent_to: { asked: [], shown: ["BRUSSELS"] },
  proceeding: { asked: OUTSIDE_WALLONIA, shown: REGIONS },
  destination: ofPlanning,
  planning_permission: ofPlanning,
  subdivision_permit: ofPlanning,
  presale_right: ofPlanning,
  // Empty it says that no measure was imposed.
  violation: ofPlanning,
  heritage_protected: ofPlanning,
  lease_kind: ofBelgium,
  cadastral_income: ofBelgium,
  cadastral_income_indexed: ofBelgium,
  communityTax: ofBelgium,
  property_tax: ofBelgium,
  e_level: ofBelgium,
  k_level: ofBelgium,
  epbReference: ofBelgium,
  asbestosInventory: ofBelgium,
  asbestos_certificate: ofBelgium,
  electricity_certificate: ofBelgium,
  fuel_tank_certificate: ofBelgium,
  certificateConformity: ofBelgium,
  oLevelSensitivity: ofBelgium,
  oLevelZone: ofBelgium,
};

const LAW_OF_LABELS: ReadonlyMap<string, LawOfFact> = new Map(
  Object.entries(LAW_OF_FACTS).flatMap(([name, law]) => [
    [`display.field.${name}`, law],
    [`display.field.shared.${name}`, law],
  ]),
);

/**
 * Tells whether an advertisement in a place is asked for a fact (by its label), so that it shows also when it is empty.
 * Where nobody can tell the region, it is asked for as in Flanders. Example: the label of `parcel_score` is true in
 * "FLANDERS", false in "BRUSSELS" and "ABROAD".
 */
export function isAskedIn(place: LegalPlace, label: string): boolean {
  const { asked } = LAW_OF_LABELS.get(label) ?? { asked: [] };
  return place === null ? asked.length > 0 : asked.some((region) => region === place);
}

/**
 * Tells whether a fact (by its label) may show in a place at all. Example: the label of `as_built_certificate` is false
 * in "WALLONIA", that of `planning_permission` true in "ABROAD".
 */
export function meansSomethingIn(place: LegalPlace, label: string): boolean {
  const { shown } = LAW_OF_LABELS.get(label) ?? { shown: "anywhere" };
  return shown === "anywhere" || place === null || shown.some((region) => region === place);
}
