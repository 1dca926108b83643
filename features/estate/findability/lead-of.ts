import type { Estate } from "#contract/estate/estate.ts";
import type { SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { speakPlainly } from "./speak-plainly.server.ts";

/** The short description, where the description does not begin with it anyway. */
export function leadOf({ general }: Estate, locale: Locale): SpokenText | null {
  const lead = speakPlainly(general.shortDescription, locale);
  const whole = speakPlainly(general.description, locale);
  return lead && !whole?.text.startsWith(lead.text) ? lead : null;
}
