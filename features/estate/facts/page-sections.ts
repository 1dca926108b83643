import type { MessageKey } from "#domain/locale/translate.ts";
import type { FactGroupView, SectionView } from "../estate-view.ts";

/** The parts of the page from top to bottom; parts of the second model stand where their like of the first do. */
const ORDER = [
  "units",
  "general",
  "financial",
  "financialPriceDetails",
  "financialCosts",
  "financialNotary",
  "financialKI",
  "notary",
  "construction",
  "technical",
  "dimensions",
  "layout",
  "plans",
  "comfort",
  "epc",
  "energy",
  "energyShared",
  "planning",
  "buildTechnicals",
  "other",
  "media",
  "documents",
  "extra",
  "place",
];

/** Groups that stand below another one, where that one has something to show. */
const PART_OF: Readonly<Record<string, string>> = {
  financialPriceDetails: "financial",
  financialCosts: "financial",
  financialNotary: "financial",
  financialKI: "financial",
  energyShared: "energy",
};

/** Parts that no group of facts brings, by what must be there. */
export type PartsPresent = Readonly<
  Record<"units" | "layout" | "plans" | "media" | "documents" | "place", boolean>
>;

const DRAWN_TITLES: Readonly<Record<keyof PartsPresent, MessageKey>> = {
  units: "estate.units",
  layout: "estate.layout",
  plans: "estate.plans",
  media: "estate.media",
  documents: "estate.documents",
  place: "estate.location",
};

/** Puts groups of facts and drawn parts into the one order of the page; what is part of another stands below it. */
export function pageSections(groups: readonly FactGroupView[], drawn: PartsPresent): SectionView[] {
  const keys = new Set(groups.map(({ key }) => key));
  const isPart = ({ key }: FactGroupView) => keys.has(PART_OF[key] ?? "");
  const sections = groups
    .filter((group) => !isPart(group))
    .map((group) => ({
      key: group.key,
      title: group.title,
      groups: [group, ...groups.filter((part) => PART_OF[part.key] === group.key)],
    }));
  const others = Object.entries(DRAWN_TITLES)
    .filter(([key]) => drawn[key as keyof PartsPresent] && !keys.has(key))
    .map(([key, title]) => ({ key, title, groups: [] }));
  return [...sections, ...others].toSorted((one, other) => rank(one.key) - rank(other.key));
}

function rank(key: string): number {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
}
