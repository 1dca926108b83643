import type { CostCase } from "#domain/costs/cost-case.ts";
import { rentStartOf } from "#domain/costs/rent-start.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { CostLineView, RentLinesView } from "./cost-view.ts";
import { agencySource, type CostWords, sourceOfRule } from "./cost-words.ts";

type Rented = Extract<CostCase, { kind: "rent" }>;

/** What a rent comes to a month with its charges, and what is due when it starts. */
export function rentView(rented: Rented, day: string, words: CostWords): RentLinesView {
  const { t } = words;
  const { rent } = rented;
  const allIn = rent.total ?? rent.rent;
  const isWhole = rent.charges !== null || rent.areChargesIncluded;
  const start = startOf(rented, day, words);
  return {
    monthly: [line("rent", t("costs.rent.rent"), rent.rent, words), ...chargesOf(rented, words)],
    allIn: {
      label: t(isWhole ? "costs.rent.allIn" : "costs.rent.withoutCharges"),
      amount: formatEuro(allIn),
    },
    start: start.lines,
    due: { label: t("costs.rent.due"), amount: formatEuro(start.total) },
  };
}

function chargesOf({ rent }: Rented, words: CostWords): readonly CostLineView[] {
  const { t } = words;
  if (rent.charges === null) return [];
  const label = t(rent.areChargesIncluded ? "costs.rent.chargesIncluded" : "costs.rent.charges");
  return [line("charges", label, rent.charges, words)];
}

function startOf({ rent, isHome, region }: Rented, day: string, words: CostWords) {
  const { t } = words;
  const start = rentStartOf({
    rent: rent.rent,
    allIn: rent.total,
    deposit: rent.deposit,
    isHome,
    region,
    day,
  });
  const first = line("first", t("costs.rent.first"), start.firstMonth, words);
  const { guarantee } = start;
  if (!guarantee) return { lines: [first], total: start.total };
  const { rule, amount } = guarantee;
  const own: CostLineView = line("guarantee", t("costs.rent.guarantee"), amount, words);
  const legal: CostLineView | null = rule && {
    key: "guarantee",
    label: t("costs.rent.guaranteeMost"),
    amount: formatEuro(amount),
    notes: [t("costs.rent.guaranteeNote", { count: rule.months })],
    source: sourceOfRule(words, rule),
  };
  return { lines: [first, legal ?? own], total: start.total };
}

function line(key: string, label: string, amount: number, words: CostWords): CostLineView {
  return { key, label, amount: formatEuro(amount), notes: [], source: agencySource(words) };
}
