import type { ListingQuery } from "#domain/listing/query.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { firstPageHref } from "../listing-href.ts";

const LONGEST_PLACE = 60;

/**
 * Without scripts the city field sends words (`q=Gent`): they lead on to the address with the id of the city or municipality they mean.
 * Answers the words when no place with listings is meant, null when there were none.
 */
export async function findTypedPlace(
  context: RequestContext,
  url: URL,
  query: ListingQuery,
): Promise<string | null> {
  const place = url.searchParams.get("q")?.trim().slice(0, LONGEST_PLACE);
  if (!place) return null;
  const { results } = await context.queries.searchPlace(place).catch(() => ({ results: [] }));
  const [meant] = results;
  if (!meant) return place;
  const list = meant.kind === "municipality" ? "municipalities" : "cities";
  const ids = [...new Set([...query[list], meant.id])].sort((a, b) => a - b);
  const address = firstPageHref(url.pathname, { ...query, [list]: ids });
  throw new Response(null, { status: 302, headers: { Location: address } });
}
