import { type Localised, speak, type SpokenText } from "../../locale/localised.ts";
import type { Locale } from "../../locale/locale.ts";

const SAYS_PER = /^(?:\/|per|par|pro|à|an?|je)(?:\s|$)/i;

/**
 * What a rent is counted per, as it reads on after the amount; null where the agency does not say.
 * Example: `pricePeriod({ nl: "maand" }, "nl")` is `{ text: "/ maand", locale: "nl" }`, and "per maand" stays as it is.
 */
export function pricePeriod(name: Localised | null | undefined, locale: Locale): SpokenText | null {
  const period = speak(name, locale);
  return period && !SAYS_PER.test(period.text) ? { ...period, text: `/ ${period.text}` } : period;
}
