import type { Duty, DutyRule } from "#domain/costs/registration-duties.ts";
import { formatEuro, formatPercentage } from "#domain/format/figures.ts";
import type { CostWords } from "./cost-words.ts";

/** What was taken off before the rate, or from the duties. */
export function dutyNotes({ abatement, reduction }: Duty, { t }: CostWords): string[] {
  return [
    abatement > 0 ? t("costs.note.abatement", { amount: formatEuro(abatement) }) : "",
    reduction > 0 ? t("costs.note.reduction", { amount: formatEuro(reduction) }) : "",
  ].filter(Boolean);
}

/** What a buyer must do for the rate of an only home, and what of it is not calculated. */
export function conditionsOf(rule: DutyRule, price: number, { t }: CostWords): string[] {
  if (rule.buyer === "other") return [t("costs.condition.other", { rate: formatPercentage(rule.rate) })];
  const limit = formatEuro(rule.abatement?.upTo ?? 0);
  return [
    t(`costs.condition.${rule.region}`, { rate: formatPercentage(rule.rate), limit }),
    ...notCalculated(rule, price, t),
  ];
}

/** Which towns are core cities, and how many energy classes a buyer gains, is not known here. */
function notCalculated({ reduction, abatement }: DutyRule, price: number, t: CostWords["t"]): string[] {
  if (reduction && price > reduction.upTo && price <= reduction.upToInCoreCities) {
    const limit = formatEuro(reduction.upToInCoreCities);
    return [t("costs.condition.coreCity", { limit, amount: formatEuro(reduction.amount) })];
  }
  if (!abatement?.perEnergyClass || price > abatement.upTo) return [];
  return [t("costs.condition.energyClass", { amount: formatEuro(abatement.perEnergyClass) })];
}
