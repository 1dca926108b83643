import type { Region } from "../estate/reference/enumerations.ts";
import { roundToCent } from "../format/round-to-cent.ts";
import { type CostRule, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";
import { type Buyer, type Duty, dutyOf, dutyRuleOf } from "./registration-duties.ts";

type VatRule = CostRule & { readonly rate: number };

/** 6 % after demolition and reconstruction depends on buyer, area and permit: pages mention it, no figure includes it. */
const NEW_BUILD_VAT: readonly VatRule[] = [
  {
    id: "new-build-vat",
    rate: 21,
    from: "1996-01-01",
    until: null,
    source: {
      act: { nl: "Btw-wetboek", fr: "Code de la TVA", en: "VAT Code", de: "Mehrwertsteuergesetzbuch" },
      article: null,
      page: "https://finanzen.belgium.be/en/faq/registration-duty-brussels-hoofdstedelijk-gewest",
      readOn: READ_ON,
      checked: true,
    },
  },
];

export type NewBuild = {
  /** Euro without VAT. */
  readonly land: number;
  readonly construction: number;
  /** Where the listing states it; euro. */
  readonly vat: number | null;
  readonly region: Region;
  readonly buyer: Buyer;
  readonly day: string;
};

export type NewBuildCosts = {
  readonly land: number;
  readonly construction: number;
  readonly vat: { readonly amount: number; readonly rule: VatRule; readonly isStated: boolean };
  readonly duty: Duty;
  /** Without the notary's fee, whose base depends on the deed. */
  readonly total: number;
};

/**
 * What a new building costs with its land, in euro rounded to the cent: VAT on the building and registration duties on the land, as where two
 * sell them; null where no rule is known. An only home of one's own changes the duties on land in Wallonia and Brussels alone.
 * Example: land 90000 and building 210000 in Flanders are 300000, 44100 VAT and 10800 duties.
 */
export function newBuildCostsOf({
  land,
  construction,
  vat,
  region,
  buyer,
  day,
}: NewBuild): NewBuildCosts | null {
  const [rule] = inForce(NEW_BUILD_VAT, day);
  const dutyRule = dutyRuleOf({ region, subject: "land", buyer, day });
  if (!rule || !dutyRule) return null;
  const amount = vat ?? roundToCent((construction * rule.rate) / 100);
  const duty = dutyOf(dutyRule, land);
  return {
    land,
    construction,
    vat: { amount, rule, isStated: vat !== null },
    duty,
    total: roundToCent(land + construction + amount + duty.amount),
  };
}

/**
 * The most that a new building in one price can cost, in euro rounded to the cent: one who sells land and building together charges VAT on
 * both, and duties on land of another seller are less. Without the notary's fee; null where no rule is known. Example: 345000 is at most 417450.
 */
export function newBuildCeilingOf(
  price: number,
  day: string,
): { readonly vat: { readonly amount: number; readonly rule: VatRule }; readonly total: number } | null {
  const [rule] = inForce(NEW_BUILD_VAT, day);
  if (!rule) return null;
  const amount = roundToCent((price * rule.rate) / 100);
  return { vat: { amount, rule }, total: roundToCent(price + amount) };
}

/** A building can be sold with VAT until the end of the second year after the one in which it was first used. */
const YEARS_WITH_VAT = 2;

/** The last year in which a building of a year may still be sold with VAT; null where that is over on the day. Example: built in 2025, until 2027. */
export function lastYearWithVat(constructionYear: number, day: string): number | null {
  const last = constructionYear + YEARS_WITH_VAT;
  return last >= Number(day.slice(0, 4)) ? last : null;
}
