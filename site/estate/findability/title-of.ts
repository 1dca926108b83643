import type { Estate } from "#contract/estate/estate.ts";
import { nameOfCity } from "#domain/estate/address/address.ts";
import { type SpokenText, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { speakPlainly } from "./plain-text.server.ts";

/** The agency's title, else what it is and where: "Rijwoning, Gent". */
export function titleOf({ general }: Estate, locale: Locale): SpokenText {
  const title = speakPlainly(general.title, locale);
  if (title) return title;
  const kind = textOf(general.subType?.name, locale);
  const city = nameOfCity(general.address?.city, locale);
  return { text: [kind, city].filter(Boolean).join(", ") || String(general.id), locale };
}
