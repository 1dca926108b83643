import type { Estate } from "#features/listings/schema/estate.ts";
import { formatCity } from "#domain/estate/address/address.ts";
import { shownTransaction } from "#domain/estate/project/shown-transaction.ts";
import { hasOwnTitle, kindOf, titleOf } from "#domain/estate/title.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { searchSummary } from "./search-summary.server.ts";

/** What search results and shared links say of an estate: `{ title: "Herenhuis, 9000 Gent", description: "…" }`. */
export function searchResultTexts(estate: Estate, locale: Locale): { title: string; description: string } {
  const { general } = estate;
  const place = formatCity(general.address?.city, locale);
  const kind = [kindOf(estate, locale)?.text, textOf(shownTransaction(estate)?.name, locale).toLowerCase()];
  const summary = [kind.filter(Boolean).join(" "), place].filter(Boolean).join(", ");
  const words = textOf(general.shortDescription, locale) || textOf(general.description, locale);
  // A title that we make up names the city already.
  const where = hasOwnTitle(estate, locale) && place;
  return {
    title: [titleOf(estate, locale).text, where].filter(Boolean).join(", "),
    description: searchSummary(summary, words),
  };
}
