import { pricePeriodOf, pricePeriodUnit } from "#domain/estate/price/price-period.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { landAreaOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { transactionOf } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { type ComparedFact, type ComparedHome, type ComparisonWords, fieldOf } from "./compared-home.ts";

/** What is asked; the kind of a sale and those of rents by their period are told apart. */
export function priceOf({ estate }: ComparedHome, { t, locale }: ComparisonWords): ComparedFact {
  const price = effectivePrice(estate);
  if (!price) return { text: { text: t("listing.priceOnRequest"), locale } };
  const { amount, isFrom, isBouquet, annuity } = price;
  const period = isBouquet ? null : pricePeriodOf(estate, locale);
  return {
    before: isBouquet ? t("estate.bouquet") : isFrom ? t("estate.priceFrom") : null,
    text: { text: formatEuro(amount), locale },
    after: annuity === null ? (period?.text ?? null) : t("listing.annuity", { annuity: formatEuro(annuity) }),
    measure: isBouquet || isFrom ? { kind: isFrom ? "from" : "bouquet", amount } : measureOf(estate, amount),
  };
}

/** As the listing tells it, else the price over the living area, or that of the land; none where the price is not told or one of several. */
export function pricePerSquareMetreOf(home: ComparedHome, { locale }: ComparisonWords): ComparedFact | null {
  const { estate } = home;
  const price = effectivePrice(estate);
  if (!price || price.isFrom || price.isBouquet) return null;
  const told = fieldOf(home, "display.field.price_per_square_meter")?.raw[0];
  const area = livingAreaOf(estate) ?? landAreaOf(estate);
  const amount = typeof told === "number" && told > 0 ? told : area && price.amount / area;
  if (!amount) return null;
  return { text: { text: formatEuro(amount), locale }, measure: measureOf(estate, amount) };
}

function measureOf(estate: Estate, amount: number) {
  const deal = transactionOf(estate.general.transaction?.id)?.deal ?? "none";
  return { kind: deal === "rent" ? `rent ${pricePeriodUnit(estate)}` : deal, amount };
}
