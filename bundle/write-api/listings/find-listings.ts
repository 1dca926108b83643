import type { Client } from "pg";
import { isSold } from "#domain/estate/reference/status.ts";
import type { AgencyListing, AgencyListingDetail, AgencyListings } from "./schema.ts";
import { hasWords, agencyListing, type ListingRow } from "./agency-listing.ts";
import type { ListingsAsked } from "./listing-query.ts";

type Whose = {
  /** The sales reps to whose listings it is limited; null for every listing. */
  readonly onlyOf: readonly number[] | null;
  /** yyyy-mm-dd */
  readonly day: string;
};

export type FoundListing = Omit<AgencyListingDetail, "choices" | "lastChange">;

/** Documents that are looked through at once. */
const A_BATCH = 200;

/** The listings of a site as its agency keeps them, the highest number first. */
export async function findListings(
  client: Client,
  siteId: string,
  asked: ListingsAsked & Whose,
): Promise<AgencyListings> {
  const found: AgencyListing[] = [];
  let after = asked.after;
  while (found.length <= asked.most) {
    const { rows } = await client.query<ListingRow>(LIST, [siteId, asked.onlyOf, after, A_BATCH]);
    found.push(...rows.map((row) => matchOf(row, asked)).filter((listing) => listing !== null));
    const last = rows.at(-1);
    if (!last || rows.length < A_BATCH) break;
    after = Number(last.id);
  }
  const listings = found.slice(0, asked.most);
  return { listings, next: found.length > asked.most ? listings.at(-1)!.id : null };
}

/** One listing by its number; null where there is none, or it is of another sales rep. */
export async function findListing(
  client: Client,
  siteId: string,
  { id, onlyOf, day }: Whose & { readonly id: number },
): Promise<FoundListing | null> {
  const { rows } = await client.query<ListingRow>(LIST, [siteId, onlyOf, id + 1, 1]);
  const [row] = rows;
  if (!row || Number(row.id) !== id) return null;
  const listing = agencyListing(row, day);
  return {
    ...listing,
    etag: row.lineHash === null || listing.isLocked ? null : `"${row.lineHash}"`,
    collectionIds: row.document.estate_collections.map(({ estate_collection_id }) => estate_collection_id),
    groupStatus: row.document.property?.status ?? null,
  };
}

function matchOf(row: ListingRow, { words, state, day }: ListingsAsked & Whose): AgencyListing | null {
  const listing = agencyListing(row, day);
  const isMeant = state === null || STATES[state](listing);
  return isMeant && hasWords(listing, row.document.general.reference ?? null, words) ? listing : null;
}

const STATES = {
  offered: ({ transaction }: AgencyListing) => !isSold(transaction),
  sold: ({ transaction }: AgencyListing) => isSold(transaction),
  hidden: ({ isHidden, isProjectHidden }: AgencyListing) => isHidden || isProjectHidden,
  incomplete: ({ missing }: AgencyListing) => missing > 0,
};

/** A unit without a sales rep has that of its project. */
const LIST = `
  select c.id, coalesce(l.source, 'bundle') as source, l.external_id as "externalId", l.line_hash as "lineHash", c.document, c.uri, a.address, p.amount,
    coalesce(parent.hidden, false) as "isProjectHidden"
  from estate e
    join estate_content c using (site_id, id)
    left join estate_content project on project.site_id = e.site_id and project.id = e.parent_id
    left join estate parent on parent.site_id = e.site_id and parent.id = e.parent_id
    left join listing_source l on l.site_id = e.site_id and l.id = e.id
    left join estate_private_address a on a.site_id = e.site_id and a.id = e.id
    left join estate_private_price p on p.site_id = e.site_id and p.id = e.id
  where e.site_id = $1 and ($3::bigint is null or e.id < $3)
    and ($2::bigint[] is null or (coalesce(nullif(c.document -> 'salesRep', 'null'),
      nullif(project.document -> 'salesRep', 'null')) ->> 'id')::bigint = any($2))
  order by e.id desc limit $4`;
