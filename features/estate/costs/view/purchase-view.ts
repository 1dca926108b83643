import { type CostCase } from "#domain/costs/cost-case.ts";
import { type PurchaseCosts, purchaseCostsOf } from "#domain/costs/purchase-costs.ts";
import { type Buyer, BUYERS, type DutyRule } from "#domain/costs/registration-duties.ts";
import { formatEuro, formatPercentage } from "#domain/format/figures.ts";
import { barView } from "./bar-view.ts";
import type { CostLineView, PurchaseView } from "./cost-view.ts";
import { agencySource, type CostWords, sourceOfRule, sourceText } from "./cost-words.ts";
import { conditionsOf, dutyNotes } from "./duty-notes.ts";

type Bought = Extract<CostCase, { kind: "purchase" }>;

/** A purchase for each kind of buyer that the region's rules tell apart, one's only home first. */
export function purchaseViews(bought: Bought, day: string, words: CostWords): readonly PurchaseView[] {
  if (bought.statedCosts !== null) return [statedView(bought, bought.statedCosts, words)];
  return BUYERS.flatMap((buyer) => {
    const costs = purchaseCostsOf({ ...bought, buyer, day });
    return costs ? [purchaseView(costs, buyer, bought, words)] : [];
  });
}

function purchaseView(
  costs: PurchaseCosts,
  buyer: Buyer,
  { subject, price }: Bought,
  words: CostWords,
): PurchaseView {
  const { t } = words;
  const { duty, notary, deed, total } = costs;
  return {
    buyer,
    ...rateOf(duty.rule, subject === "land", words),
    dutyAmount: formatEuro(duty.amount),
    lines: [
      priceLine(price, words),
      {
        key: "duty",
        label: t("costs.line.duty"),
        amount: formatEuro(duty.amount),
        notes: [...dutyNotes(duty, words), ...conditionsOf(duty.rule, price, words)],
        source: sourceOfRule(words, duty.rule),
      },
      {
        key: "notary",
        label: t("costs.line.notary"),
        amount: formatEuro(notary.amount),
        notes: [t(`costs.note.scale${notary.scale.scale}`)],
        source: sourceOfRule(words, notary.scale),
      },
      {
        key: "deed",
        label: t("costs.line.deed"),
        amount: formatEuro(deed.amount),
        notes: [t("costs.note.estimate")],
        source: sourceText(words, deed.source),
      },
    ],
    totalLabel: t("costs.total"),
    total: formatEuro(total),
    totalAmount: total,
    bar: barView([
      { key: "price", label: t("costs.bar.price"), amount: price },
      { key: "duty", label: t("costs.line.duty"), amount: duty.amount },
      { key: "notary", label: t("costs.bar.notary"), amount: notary.amount + deed.amount },
    ]),
  };
}

/** "2 %", and who pays that. */
export function rateOf({ rate, buyer }: DutyRule, isLand: boolean, { t }: CostWords) {
  const own = isLand ? "costs.buyer.ownLand" : "costs.buyer.own";
  return { rate: formatPercentage(rate), name: t(buyer === "own" ? own : "costs.buyer.other") };
}

/** What the advertisement asks. */
export function priceLine(price: number, words: CostWords): CostLineView {
  return {
    key: "price",
    label: words.t("costs.line.price"),
    amount: formatEuro(price),
    notes: [],
    source: agencySource(words),
  };
}

/** What the agency states itself stands alone: a second total would contradict it. */
function statedView({ price }: Bought, stated: number, words: CostWords): PurchaseView {
  const { t } = words;
  const label = t("costs.line.stated");
  return {
    buyer: "own",
    rate: "",
    name: "",
    dutyAmount: formatEuro(stated),
    lines: [
      priceLine(price, words),
      { key: "stated", label, amount: formatEuro(stated), notes: [], source: agencySource(words) },
    ],
    totalLabel: t("costs.total"),
    total: formatEuro(price + stated),
    totalAmount: price + stated,
    bar: barView([
      { key: "price", label: t("costs.bar.price"), amount: price },
      { key: "duty", label, amount: stated },
    ]),
  };
}
