import { LONGEST_WORDS, type ListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { firstPageHref } from "../listing-href.ts";
import { leadToWordsInPlaceField } from "./understood-words.ts";

const LONGEST_PLACE = 60;

/**
 * What was typed and not chosen in the field of a place (`q=Gent`) leads on to the address with the id of the city or municipality it means,
 * or to the search that it means in the visitor's own words. Answers the words when no place with listings is meant, null when there were none.
 */
export async function findTypedPlace(
  context: RequestContext,
  locale: Locale,
  url: URL,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<string | null> {
  const typed = url.searchParams.get("q")?.trim().slice(0, LONGEST_WORDS);
  if (!typed) return null;
  await leadToWordsInPlaceField(context, locale, url, fixed, query, typed);
  const place = typed.slice(0, LONGEST_PLACE);
  const { results } = await context.queries.searchPlace(place).catch(() => ({ results: [] }));
  const [meant] = results;
  if (!meant) return place;
  const list = meant.kind === "municipality" ? "municipalities" : "cities";
  const ids = [...new Set([...query[list], meant.id])].sort((a, b) => a - b);
  const address = firstPageHref(url.pathname, { ...query, [list]: ids });
  throw new Response(null, { status: 302, headers: { Location: address } });
}
