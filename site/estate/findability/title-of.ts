import type { Estate } from "#contract/estate/estate.ts";
import { nameOfCity } from "#domain/estate/address.ts";
import { speak, type SpokenText, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { plainText } from "./plain-text.server.ts";

/** The agency's title, else what it is and where: "Rijwoning, Gent". */
export function titleOf({ general }: Estate, locale: Locale): SpokenText {
  const title = speak(general.title, locale);
  const text = plainText(title?.text ?? "");
  if (title && text) return { text, locale: title.locale };
  const kind = textOf(general.subType?.name, locale);
  const city = nameOfCity(general.address?.city, locale);
  return { text: [kind, city].filter(Boolean).join(", ") || String(general.id), locale };
}
