import type { CostCase } from "#domain/costs/cost-case.ts";
import { newBuildCeilingOf, type NewBuildCosts, newBuildCostsOf } from "#domain/costs/new-build-costs.ts";
import { type Buyer, BUYERS } from "#domain/costs/registration-duties.ts";
import { formatEuro, formatPercentage } from "#domain/format/figures.ts";
import { barView } from "./bar-view.ts";
import type { CostLineView, PurchaseView } from "./cost-view.ts";
import { agencySource, type CostWords, sourceOfRule } from "./cost-words.ts";
import { conditionsOf, dutyNotes } from "./duty-notes.ts";
import { priceLine, rateOf } from "./purchase-view.ts";

type Built = Extract<CostCase, { kind: "newBuild" }>;

/** A new building with its land, for each kind of buyer that the region's rules tell apart on land. */
export function newBuildViews(built: Built, day: string, words: CostWords): readonly PurchaseView[] {
  return BUYERS.flatMap((buyer) => {
    const costs = newBuildCostsOf({ ...built, buyer, day });
    return costs ? [newBuildView(costs, buyer, words)] : [];
  });
}

function newBuildView(costs: NewBuildCosts, buyer: Buyer, words: CostWords): PurchaseView {
  const { t } = words;
  const { land, construction, vat, duty, total } = costs;
  const part = (key: "land" | "construction", amount: number): CostLineView => ({
    key,
    label: t(`costs.line.${key}`),
    amount: formatEuro(amount),
    notes: [],
    source: agencySource(words),
  });
  const taxes: readonly CostLineView[] = [
    {
      key: "vat",
      label: t("costs.line.vat"),
      amount: formatEuro(vat.amount),
      notes: [vat.isStated ? t("costs.note.stated") : formatPercentage(vat.rule.rate), t("costs.note.vat6")],
      source: vat.isStated ? agencySource(words) : sourceOfRule(words, vat.rule),
    },
    {
      key: "duty",
      label: t("costs.line.landDuty"),
      amount: formatEuro(duty.amount),
      notes: [...dutyNotes(duty, words), ...conditionsOf(duty.rule, land, words)],
      source: sourceOfRule(words, duty.rule),
    },
  ];
  return {
    buyer,
    ...rateOf(duty.rule, true, words),
    dutyAmount: formatEuro(duty.amount),
    lines: [part("land", land), part("construction", construction), ...taxes],
    totalLabel: t("costs.totalWithoutNotary"),
    total: formatEuro(total),
    totalAmount: total,
    bar: barView([
      { key: "price", label: t("costs.bar.price"), amount: land + construction },
      { key: "duty", label: t("costs.line.vat"), amount: vat.amount },
      { key: "notary", label: t("costs.line.landDuty"), amount: duty.amount },
    ]),
  };
}

/** A new building in one price: the most that it can cost, whoever sells the land. */
export function newBuildInOneViews(price: number, day: string, words: CostWords): readonly PurchaseView[] {
  const costs = newBuildCeilingOf(price, day);
  if (!costs) return [];
  const { t } = words;
  const { vat, total } = costs;
  const label = t("costs.line.vatAtMost");
  const vatLine: CostLineView = {
    key: "vat",
    label,
    amount: formatEuro(vat.amount),
    notes: [
      t("costs.note.vatOnAll", { rate: formatPercentage(vat.rule.rate) }),
      t("costs.note.vatMaybeIn"),
      t("costs.note.vat6"),
    ],
    source: sourceOfRule(words, vat.rule),
  };
  return [
    {
      buyer: "other",
      rate: "",
      name: "",
      dutyAmount: formatEuro(vat.amount),
      lines: [priceLine(price, words), vatLine],
      totalLabel: t("costs.totalAtMost"),
      total: formatEuro(total),
      totalAmount: total,
      bar: barView([
        { key: "price", label: t("costs.bar.price"), amount: price },
        { key: "duty", label, amount: vat.amount },
      ]),
    },
  ];
}
