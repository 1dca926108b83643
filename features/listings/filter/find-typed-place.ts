import type { ListingQuery } from "#domain/listing/query.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { municipalityCalled } from "#domain/place/municipalities.ts";
import { firstPageHref } from "../listing-href.ts";

const LONGEST_PLACE = 60;

/**
 * Without scripts the city field sends words (`q=Gent`): they lead on to the address with the id of the city or municipality they mean.
 * Answers the words when no city with listings is meant, null when there were none.
 */
export async function findTypedPlace(
  context: RequestContext,
  url: URL,
  query: ListingQuery,
): Promise<string | null> {
  const place = url.searchParams.get("q")?.trim().slice(0, LONGEST_PLACE);
  if (!place) return null;
  const meant = (await findMunicipality(context, place)) ?? (await findCity(context, place));
  if (!meant) return place;
  const { list, id } = meant;
  const ids = [...new Set([...query[list], id])].sort((a, b) => a - b);
  const address = firstPageHref(url.pathname, { ...query, [list]: ids });
  throw new Response(null, { status: 302, headers: { Location: address } });
}

type Meant = { readonly list: "cities" | "municipalities"; readonly id: number };

async function findCity({ queries }: RequestContext, place: string): Promise<Meant | null> {
  const { results } = await queries.searchCity(place).catch(() => ({ results: [] }));
  const [found] = results;
  return found ? { list: "cities", id: found.id } : null;
}

/** A municipality with several towns on the site; of one that has listings in a single town, that town is meant. */
async function findMunicipality({ queries }: RequestContext, place: string): Promise<Meant | null> {
  const municipality = municipalityCalled(place);
  if (municipality === null) return null;
  const where = { places: [{ municipalities: [municipality.id] }] };
  const { locations = [] } = await queries.estateFilters({ where }).catch(() => ({ locations: [] }));
  return locations.length > 1 ? { list: "municipalities", id: municipality.id } : null;
}
