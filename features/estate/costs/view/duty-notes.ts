import type { Duty, DutyRule } from "#domain/costs/registration-duties.ts";
import { formatEuro, formatPercentage } from "#domain/format/figures.ts";
import type { CostWords } from "./cost-words.ts";

/** Between the two a Flemish core city or the border around Brussels still takes duties off: which towns these are is not reckoned with. */
const CORE_CITIES_UP_TO = 240_000;

/** What was taken off before the rate, or from the duties. */
export function dutyNotes({ abatement, reduction }: Duty, { t }: CostWords): string[] {
  return [
    abatement > 0 ? t("costs.note.abatement", { amount: formatEuro(abatement) }) : "",
    reduction > 0 ? t("costs.note.reduction", { amount: formatEuro(reduction) }) : "",
  ].filter(Boolean);
}

/** What a buyer must do for the rate of an only home, and what of it is not reckoned with. */
export function conditionsOf(rule: DutyRule, price: number, { t }: CostWords): string[] {
  if (rule.buyer === "other") return [t("costs.condition.other", { rate: formatPercentage(rule.rate) })];
  const limit = formatEuro(rule.abatement?.upTo ?? 0);
  return [
    t(`costs.condition.${rule.region}`, { rate: formatPercentage(rule.rate), limit }),
    ...notReckoned(rule, price, t),
  ];
}

function notReckoned({ region, reduction, abatement }: DutyRule, price: number, t: CostWords["t"]) {
  if (reduction && price > reduction.upTo && price <= CORE_CITIES_UP_TO) {
    const amounts = { limit: formatEuro(CORE_CITIES_UP_TO), amount: formatEuro(reduction.amount) };
    return [t("costs.condition.coreCity", amounts)];
  }
  const isHomeInBrussels = region === "BRUSSELS" && abatement && price <= abatement.upTo;
  return isHomeInBrussels ? [t("costs.condition.energyClass", { amount: formatEuro(25_000) })] : [];
}
