import type { Region } from "../estate/reference/enumerations.ts";
import { roundToCent } from "../format/round-to-cent.ts";
import { type CostRule, inForce } from "./cost-rule.ts";
import {
  BRUSSELS_GENERAL,
  BRUSSELS_OWN_HOME,
  FLANDERS_GENERAL,
  FLANDERS_OWN_HOME,
  WALLONIA_GENERAL,
  WALLONIA_OWN_HOME,
} from "./duty-sources.ts";

/** Whether a buyer will live in it and owns no other home, or anything else. */
export const BUYERS = ["own", "other"] as const;
export type Buyer = (typeof BUYERS)[number];

/** What an address says of the buyer: `?buyer=other`. */
export const BUYER_QUERY_NAME = "buyer";

/** What is bought, as far as duties differ: a home, land, or anything else (a garage, a shop). */
export type DutySubject = "home" | "land" | "other";

type Advantage = { readonly amount: number; readonly upTo: number };

/** A rate of registration duties in percent of the price, and what is taken off first. */
export type DutyRule = CostRule & {
  readonly region: Region;
  readonly buyer: Buyer;
  readonly subjects: readonly DutySubject[];
  readonly rate: number;
  /** Euro of the price on which nothing is due, where the price is at most `upTo`; pages mention `perEnergyClass`, no figure includes it. */
  readonly abatement?: Advantage & { readonly perEnergyClass?: number };
  /** Euro off the duties themselves, where the price is at most `upTo`; pages mention the limit of core cities, no figure includes it. */
  readonly reduction?: Advantage & { readonly upToInCoreCities: number };
};

const ANY: readonly DutySubject[] = ["home", "land", "other"];

/** Rates that need more than a home of one's own (energetic works, monuments, social lets, farms, professionals) are left out; pages say so. */
export const DUTY_RULES: readonly DutyRule[] = [
  {
    id: "flanders-own-2022",
    region: "FLANDERS",
    buyer: "own",
    subjects: ["home"],
    rate: 3,
    reduction: { amount: 2_800, upTo: 220_000, upToInCoreCities: 240_000 },
    from: "2022-01-01",
    until: "2024-12-31",
    source: FLANDERS_OWN_HOME,
  },
  {
    // Since 2026: full ownership by natural persons, and a year without a break at the address.
    id: "flanders-own-2025",
    region: "FLANDERS",
    buyer: "own",
    subjects: ["home"],
    rate: 2,
    reduction: { amount: 1_867, upTo: 220_000, upToInCoreCities: 240_000 },
    from: "2025-01-01",
    until: null,
    source: FLANDERS_OWN_HOME,
  },
  {
    id: "flanders-other-2022",
    region: "FLANDERS",
    buyer: "other",
    subjects: ANY,
    rate: 12,
    from: "2022-01-01",
    until: null,
    source: FLANDERS_GENERAL,
  },
  {
    // The abatement and the reduced rates of those years are left out.
    id: "wallonia-own-until-2024",
    region: "WALLONIA",
    buyer: "own",
    subjects: ["home", "land"],
    rate: 12.5,
    from: "2018-01-01",
    until: "2024-12-31",
    source: WALLONIA_GENERAL,
  },
  {
    id: "wallonia-own-2025",
    region: "WALLONIA",
    buyer: "own",
    subjects: ["home", "land"],
    rate: 3,
    from: "2025-01-01",
    until: null,
    source: WALLONIA_OWN_HOME,
  },
  {
    id: "wallonia-other",
    region: "WALLONIA",
    buyer: "other",
    subjects: ANY,
    rate: 12.5,
    from: "2018-01-01",
    until: null,
    source: WALLONIA_GENERAL,
  },
  {
    id: "brussels-own-2017",
    region: "BRUSSELS",
    buyer: "own",
    subjects: ["home"],
    rate: 12.5,
    abatement: { amount: 175_000, upTo: 500_000 },
    from: "2017-01-01",
    until: "2023-03-31",
    source: BRUSSELS_OWN_HOME,
  },
  {
    id: "brussels-own-2023",
    region: "BRUSSELS",
    buyer: "own",
    subjects: ["home"],
    rate: 12.5,
    abatement: { amount: 200_000, upTo: 600_000, perEnergyClass: 25_000 },
    from: "2023-04-01",
    until: null,
    source: BRUSSELS_OWN_HOME,
  },
  {
    id: "brussels-own-land-2023",
    region: "BRUSSELS",
    buyer: "own",
    subjects: ["land"],
    rate: 12.5,
    abatement: { amount: 100_000, upTo: 300_000 },
    from: "2023-04-01",
    until: null,
    source: BRUSSELS_OWN_HOME,
  },
  {
    id: "brussels-other",
    region: "BRUSSELS",
    buyer: "other",
    subjects: ANY,
    rate: 12.5,
    from: "2017-01-01",
    until: null,
    source: BRUSSELS_GENERAL,
  },
];

type DutyQuestion = {
  readonly region: Region;
  readonly subject: DutySubject;
  readonly buyer: Buyer;
  /** Of the deed; in Brussels of the contract. */
  readonly day: string;
};

/** The rule for a purchase on a day (yyyy-mm-dd); null where none is known, as for a garage bought to live in. */
export function dutyRuleOf({ region, subject, buyer, day }: DutyQuestion): DutyRule | null {
  const rules = inForce(DUTY_RULES, day);
  return (
    rules.find((rule) => rule.region === region && rule.buyer === buyer && rule.subjects.includes(subject)) ??
    null
  );
}

export type Duty = {
  readonly rule: DutyRule;
  /** Euro. */
  readonly amount: number;
  /** Euro of the price that stays free of duties; 0 where none does. */
  readonly abatement: number;
  /** Euro taken off the duties; 0 where nothing is. */
  readonly reduction: number;
};

/**
 * The duties on a price by a rule, in euro, rounded to the cent and never below 0. Example: in Brussels 400000 for an only
 * home is taxed from 200000 on, so 25000.
 */
export function dutyOf(rule: DutyRule, price: number): Duty {
  const abatement = grantedOn(price, rule.abatement);
  const taxed = Math.max(price - abatement, 0);
  const gross = roundToCent((taxed * rule.rate) / 100);
  const reduction = Math.min(grantedOn(price, rule.reduction), gross);
  return {
    rule,
    amount: roundToCent(gross - reduction),
    abatement: Math.min(abatement, price),
    reduction,
  };
}

function grantedOn(price: number, advantage: Advantage | undefined): number {
  return advantage && price <= advantage.upTo ? advantage.amount : 0;
}
