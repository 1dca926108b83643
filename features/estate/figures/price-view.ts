import type { MessageKey } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { isPriceHidden } from "#domain/estate/price/hidden-price.ts";
import { type EffectivePrice, effectivePrice } from "#domain/estate/price/price.ts";
import { pricePeriodOf } from "#domain/estate/price/price-period.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { PriceView } from "../estate-view.ts";

/** What is asked: the price, the lowest of a project, or where a notary's sale starts; null on request. */
export function priceView(estate: Estate, locale: Locale): PriceView | null {
  if (isPriceHidden(estate)) return null;
  const price = effectivePrice(estate);
  const setting = estate.property?.notary?.setting_price || null;
  const amount = price?.amount ?? setting;
  if (!amount) return null;
  const isSetting = amount === setting;
  return {
    text: formatEuro(amount),
    before: isSetting ? "display.field.setting_price" : wordsBefore(price),
    period: price?.isBouquet ? null : pricePeriodOf(estate, locale),
    annuity: price?.annuity ? formatEuro(price.annuity) : null,
  };
}

function wordsBefore(price: EffectivePrice | null): MessageKey | null {
  if (price?.isBouquet) return "estate.bouquet";
  return price?.isFrom ? "estate.priceFrom" : null;
}
