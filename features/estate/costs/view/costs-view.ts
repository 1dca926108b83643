import { type CostCase, costCaseOf } from "#domain/costs/cost-case.ts";
import { lastYearWithVat } from "#domain/costs/new-build-costs.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { hrefOfCosts } from "../cost-hrefs.ts";
import type { CostCardView, CostsView, PurchaseView } from "./cost-view.ts";
import type { CostWords } from "./cost-words.ts";
import { newBuildInOneViews, newBuildViews } from "./new-build-view.ts";
import { purchaseViews } from "./purchase-view.ts";
import { rentView } from "./rent-view.ts";

/** All that is said of what a listing costs on a day (yyyy-mm-dd), ready to print; null where nothing can be said. */
export function costsView(found: CostCase, day: string, words: CostWords): CostsView {
  const { t } = words;
  switch (found.kind) {
    case "words":
      return { kind: "words", text: t(`costs.words.${found.of}`) };
    case "rent":
      return {
        kind: "rent",
        rent: rentView(found, day, words),
        notes: chargesUnknown(found) ? [t("costs.rent.chargesUnknown")] : [],
      };
    case "newBuild":
      return {
        kind: "purchase",
        purchases: newBuildViews(found, day, words),
        notes: [t("costs.note.sameSeller"), t("costs.note.newBuildNotary"), t("costs.note.notCounted")],
      };
    case "newBuildInOne":
      return {
        kind: "purchase",
        purchases: newBuildInOneViews(found.price, day, words),
        notes: [t("costs.note.newBuildNotary"), t("costs.note.notCounted")],
      };
    case "purchase":
      return {
        kind: "purchase",
        purchases: purchaseViews(found, day, words),
        notes: [
          ...recentlyBuilt(found, day, words),
          t(found.statedCosts === null ? "costs.note.notCounted" : "costs.note.statedCosts"),
        ],
      };
  }
}

/** Of a building of the last years nobody may have said that it is sold with VAT, which is far more than duties. */
function recentlyBuilt(
  { constructionYear, statedCosts }: Extract<CostCase, { kind: "purchase" }>,
  day: string,
  { t }: CostWords,
): string[] {
  if (constructionYear === null || statedCosts !== null) return [];
  const last = lastYearWithVat(constructionYear, day);
  return last === null ? [] : [t("costs.note.recent", { year: String(constructionYear) })];
}

function chargesUnknown({ rent }: Extract<CostCase, { kind: "rent" }>): boolean {
  return rent.charges === null && !rent.areChargesIncluded;
}

/** The bar and the total that the page of an estate shows; null where nothing can be said. */
export function costCardView(estate: Estate, day: string, words: CostWords): CostCardView | null {
  const found = costCaseOf(estate);
  if (!found) return null;
  const view = costsView(found, day, words);
  const { t, locale } = words;
  if (view.kind === "words") return { href: null, text: view.text, bar: null, totals: [] };
  const href = hrefOfCosts(locale, estate.general.id);
  if (view.kind === "rent") {
    const { allIn, due } = view.rent;
    return { href, text: t("costs.rentIntro"), bar: null, totals: [allIn, due] };
  }
  const [first] = view.purchases;
  if (!first) return null;
  const totals = [{ label: labelOf(first, found, words), amount: formatEuro(first.totalAmount) }];
  return { href, text: t("costs.intro"), bar: first.bar, totals };
}

function labelOf({ rate }: PurchaseView, found: CostCase, { t }: CostWords): string {
  if (found.kind === "newBuild") return t("costs.totalWithoutNotary");
  if (found.kind === "newBuildInOne") return t("costs.totalAtMost");
  return rate ? t("costs.atRate", { rate }) : t("costs.total");
}
