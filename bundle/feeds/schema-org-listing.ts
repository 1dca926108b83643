import { LOCALES } from "#domain/locale/locale.ts";
import { titleOf } from "#domain/estate/title.ts";
import { listingJsonLd } from "#features/estate/seo/json-ld.ts";
import { searchResultTexts } from "#features/estate/seo/search-result-texts.server.ts";
import { type Listed, pageOf, picturesOf } from "./feed-row.ts";

/** A listing as its page tells it to search engines, with all its pictures and its number; null where it has no page. */
export function schemaOrgListing(listed: Listed): object | null {
  const { estate, site, locale } = listed;
  const canonical = pageOf(listed, locale);
  if (!canonical) return null;
  const { title, description } = searchResultTexts(estate, locale);
  const head = {
    title: { text: title, locale: titleOf(estate, locale).locale },
    description,
    canonical,
    image: null,
    alternates: LOCALES.filter((other) => site.locales.includes(other)).map((other) => ({
      locale: other,
      href: estate.uri?.[other] ?? "",
    })),
  };
  const { "@context": _, ...object } = listingJsonLd({ estate, site, head, locale }) as {
    "@context": string;
  };
  return { ...object, identifier: String(listed.id), image: picturesOf(listed).map(({ url }) => url) };
}
