import { type CostCase, costCaseOf } from "#domain/costs/cost-case.ts";
import { newBuildCeilingOf, newBuildCostsOf } from "#domain/costs/new-build-costs.ts";
import { purchaseCostsOf } from "#domain/costs/purchase-costs.ts";
import { rentStartOf } from "#domain/costs/rent-start.ts";
import { formatEuro, formatPercentage } from "#domain/format/figures.ts";
import type { ComparedFact, ComparedHome, ComparisonWords } from "./compared-home.ts";

type Sum = { readonly kind: string; readonly total: number; readonly says: string };

/** What a purchase comes to with its duties and its deed, or what is due when a rent starts; none where other rules hold. */
export function costsOf({ estate }: ComparedHome, words: ComparisonWords): ComparedFact | null {
  const found = words.hasCosts ? costCaseOf(estate) : null;
  const sum = found && sumOf(found, words);
  if (!sum) return null;
  return {
    text: { text: formatEuro(sum.total), locale: words.locale },
    after: sum.says,
    measure: { kind: sum.kind, amount: sum.total },
  };
}

function sumOf(found: CostCase, words: ComparisonWords): Sum | null {
  const { t, day } = words;
  switch (found.kind) {
    case "purchase":
      return purchaseSum(found, words);
    case "newBuild": {
      const costs = newBuildCostsOf({ ...found, buyer: "own", day });
      return costs && { kind: "newBuild", total: costs.total, says: t("compare.costs.newBuild") };
    }
    case "newBuildInOne": {
      const costs = newBuildCeilingOf(found.price, day);
      return costs && { kind: "newBuildInOne", total: costs.total, says: t("compare.costs.newBuildInOne") };
    }
    case "rent": {
      const { rent, isHome, region } = found;
      const { rent: amount, total: allIn, deposit } = rent;
      const { total } = rentStartOf({ rent: amount, allIn, deposit, isHome, region, day });
      return { kind: "rent", total, says: t("compare.costs.rent") };
    }
    case "words":
      return null;
  }
}

/** What the agency tells itself goes before what the rules give. */
function purchaseSum(
  found: Extract<CostCase, { kind: "purchase" }>,
  { t, day }: ComparisonWords,
): Sum | null {
  const { statedCosts, price, subject } = found;
  if (statedCosts !== null)
    return { kind: "stated", total: price + statedCosts, says: t("compare.costs.stated") };
  const costs = purchaseCostsOf({ ...found, buyer: "own", day });
  if (!costs) return null;
  const rate = formatPercentage(costs.duty.rule.rate);
  const says = subject === "home" ? "compare.costs.ownHome" : "compare.costs.other";
  return { kind: "purchase", total: costs.total, says: t(says, { rate }) };
}
