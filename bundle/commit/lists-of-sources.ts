import type { ClientBase } from "pg";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { BUNDLE } from "../ids/listing-sources.ts";

type Used = {
  readonly headTypes: readonly number[];
  readonly subTypes: readonly number[];
  readonly transactions: readonly number[];
  readonly cities: readonly number[];
  readonly countries: readonly string[];
};

/**
 * The lists of a bundle that replaces a site, with the rows that listings of sources need and the bundle lacks: sources added
 * them, and filters name these listings' cities and types by them.
 */
export async function withListsOfSources(
  client: ClientBase,
  siteId: string,
  reference: ReferenceData,
): Promise<ReferenceData> {
  const { rows: used } = await client.query<Used>(FIND_USED, [siteId, BUNDLE]);
  const { rows: stored } = await client.query<{ document: unknown }>(
    "select document from site_part where site_id = $1 and kind = 'reference'",
    [siteId],
  );
  if (!stored[0]) return reference;
  const former = ReferenceData.parse(stored[0].document);
  const complete = Object.entries(used[0]!).map(([name, ids]) => {
    const list = name as keyof Used;
    return [list, withRows<{ readonly id: number | string }>(reference[list], former[list], ids)];
  });
  return { ...reference, ...Object.fromEntries(complete) };
}

function withRows<Row extends { readonly id: number | string }>(
  given: readonly Row[],
  former: readonly Row[],
  used: readonly (number | string)[],
): readonly Row[] {
  const known = new Set(given.map(({ id }) => id));
  const needed = new Set(used);
  return [...given, ...former.filter(({ id }) => needed.has(id) && !known.has(id))];
}

const used = (column: string) => `coalesce(array_agg(distinct ${column}), '{}')`;

const FIND_USED = `
  select ${used("e.head_type::float8")} as "headTypes", ${used("e.sub_type::float8")} as "subTypes",
    ${used("e.transaction::float8")} as transactions, ${used("e.city_id::float8")} as cities, ${used("e.country")} as countries
  from estate e join listing_source l using (site_id, id)
  where e.site_id = $1 and l.source <> $2`;
