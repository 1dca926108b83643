import type { Estate } from "#features/listings/schema/estate.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { localizePlainly } from "./localize-plainly.server.ts";

/** The short description, where the description does not begin with it anyway. */
export function leadOf({ general }: Estate, locale: Locale): LocalizedText | null {
  const lead = localizePlainly(general.shortDescription, locale);
  const whole = localizePlainly(general.description, locale);
  return lead && !whole?.text.startsWith(lead.text) ? lead : null;
}
