import type { Estate } from "#contract/estate/estate.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { PriceView } from "../estate-view.ts";

/** What is asked: the price, the lowest of a project, or where a notary's sale starts; null on request. */
export function priceView(estate: Estate, locale: Locale): PriceView | null {
  // Under the VAT regime prices are told in person (specification, point 5).
  if (estate.property?.financial?.vat_regime) return null;
  const price = effectivePrice(estate, estate.children);
  const setting = estate.property?.notary?.setting_price || null;
  const amount = price?.amount ?? setting;
  if (!amount) return null;
  const isSetting = amount === setting;
  return {
    text: formatEuro(amount),
    before: isSetting ? "display.field.setting_price" : price?.isFrom ? "estate.priceFrom" : null,
    period: periodOf(estate, locale),
  };
}

const SAYS_PER = /^(?:\/|per|par|pro|à|an?|je)(?:\s|$)/i;

/** "per maand" reads on after an amount; of an agency that writes "maand" it is "/ maand". */
function periodOf({ general }: Estate, locale: Locale): SpokenText | null {
  const period = speak(general.price?.period?.name, locale);
  return period && !SAYS_PER.test(period.text) ? { ...period, text: `/ ${period.text}` } : period;
}
