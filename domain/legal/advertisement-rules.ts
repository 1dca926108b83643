import type { PropertyType, Region } from "../estate/reference/enumerations.ts";
import type { AdvertisedFact, AdvertisementRule, Circumstance } from "./advertisement-rule.ts";
import { RULES_OF_BRUSSELS } from "./rules-of-brussels.ts";
import { RULES_OF_FLANDERS } from "./rules-of-flanders.ts";
import { RULES_OF_WALLONIA } from "./rules-of-wallonia.ts";

/** What is known of a listing, as far as the law asks an advertisement to say it; true means that it is there. */
export type AdvertisedFacts = {
  /** Null abroad, where no Belgian law asks anything, and where nobody knows. */
  readonly region: Region | null;
  readonly type: PropertyType | null;
  /** A business for takeover and a seasonal let are neither. */
  readonly transaction: "sale" | "rent" | null;
  readonly isProject: boolean;
  readonly is: Readonly<Record<Circumstance, boolean>>;
  readonly has: Readonly<Record<AdvertisedFact, boolean>>;
};

/** New duties are rows; a duty that ends gets no row of its own but leaves the table with the release that knows. */
export const ADVERTISEMENT_RULES: readonly AdvertisementRule[] = [
  ...RULES_OF_FLANDERS,
  ...RULES_OF_BRUSSELS,
  ...RULES_OF_WALLONIA,
];

export type AskedFact = { readonly fact: AdvertisedFact; readonly rule: AdvertisementRule };

/**
 * What an advertisement must carry on a day (yyyy-mm-dd) and lacks, with the rule that asks it. A project is not one
 * advertisement but its units are. Example: a Flemish house for sale without a flood score lacks `floodParcelScore`.
 */
export function missingFacts(facts: AdvertisedFacts, day: string): AskedFact[] {
  return askedFacts(facts, day).filter(({ fact }) => !facts.has[fact]);
}

/** What an advertisement must carry on a day (yyyy-mm-dd), whether it is there or not, with the rule that asks it. */
export function askedFacts(facts: AdvertisedFacts, day: string): AskedFact[] {
  if (facts.isProject) return [];
  return ADVERTISEMENT_RULES.filter((rule) => holdsFor(rule, facts, day)).flatMap((rule) =>
    rule.facts.map((fact) => ({ fact, rule })),
  );
}

function holdsFor(rule: AdvertisementRule, facts: AdvertisedFacts, day: string): boolean {
  const asks = facts.transaction !== null && ["any", facts.transaction].includes(rule.transaction);
  const isMeant = rule.types === "any" || (facts.type !== null && rule.types.includes(facts.type));
  const isSo = (rule.when ?? []).every((circumstance) => facts.is[circumstance]);
  return asks && isMeant && isSo && rule.region === facts.region && rule.since <= day;
}
