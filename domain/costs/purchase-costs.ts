import type { Region } from "../estate/reference/enumerations.ts";
import { roundToCent } from "../format/round-to-cent.ts";
import { type CostSource } from "./cost-rule.ts";
import { deedCostsOf, VAT_OF_NOTARIES } from "./deed-costs.ts";
import { notaryFeeOf, type NotaryScale, notaryScaleOf } from "./notary-fee.ts";
import { type Buyer, type Duty, dutyOf, dutyRuleOf, type DutySubject } from "./registration-duties.ts";

export type Purchase = {
  /** Euro. */
  readonly price: number;
  readonly region: Region;
  readonly subject: DutySubject;
  readonly buyer: Buyer;
  /** yyyy-mm-dd */
  readonly day: string;
};

export type PurchaseCosts = {
  readonly price: number;
  readonly duty: Duty;
  /** The notary's fee with VAT. */
  readonly notary: { readonly amount: number; readonly scale: NotaryScale };
  readonly deed: { readonly amount: number; readonly source: CostSource };
  /** What comes on top of the price. */
  readonly extra: number;
  readonly total: number;
};

/**
 * What a buyer pays by private sale, in euro, each amount rounded to the cent: price, registration duties, notary's fee and the costs of
 * the deed; null where no rule is known. The deed of a loan is not among them. Example: 250000 for an only home in Flanders on
 * 2025-06-01 comes to 259370.16.
 */
export function purchaseCostsOf({ price, region, subject, buyer, day }: Purchase): PurchaseCosts | null {
  const rule = dutyRuleOf({ region, subject, buyer, day });
  const scale = notaryScaleOf(buyer, subject, day);
  if (!rule || !scale) return null;
  const duty = dutyOf(rule, price);
  const notary = roundToCent(notaryFeeOf(scale, price) * (1 + VAT_OF_NOTARIES / 100));
  const deed = deedCostsOf(day);
  const extra = roundToCent(duty.amount + notary + deed.amount);
  return {
    price,
    duty,
    notary: { amount: notary, scale },
    deed,
    extra,
    total: roundToCent(price + extra),
  };
}
