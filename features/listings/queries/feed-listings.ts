import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import type { Estate } from "../schema/estate.ts";
import type { SalesRep } from "../schema/media.ts";
import { FULL_VIEW } from "../search/result-views.ts";
import { IS_HIDDEN, IS_PARENT_HIDDEN } from "./find-estate.ts";

/** A listing as it may be told to others: what is hidden of it was taken out before it was stored. */
export type FeedListing = {
  readonly id: number;
  readonly parentId: number | null;
  readonly changedAt: Date;
  readonly estate: Estate;
  /** The contact person of its project. */
  readonly projectRep: SalesRep | null;
};

/** What tells one state of all listings of a site from another. */
export type FeedState = {
  readonly hash: string;
  readonly changedAt: Date;
};

const PART = 100;

/** The next listings of a site after a number, but those whose status the site hides; empty at the end. */
export async function readFeedPart(
  { database }: DatabaseReader,
  siteId: string,
  after: number,
): Promise<FeedListing[]> {
  const { rows } = await database.query<Omit<FeedListing, "estate"> & { node: string }>({
    text: READ,
    values: [siteId, after, PART],
  });
  return rows.map(({ id, parentId, changedAt, projectRep, node }) => ({
    id,
    parentId,
    changedAt,
    projectRep,
    estate: JSON.parse(node) as Estate,
  }));
}

export async function findFeedState({ database }: DatabaseReader, siteId: string): Promise<FeedState> {
  const { rows } = await database.query<FeedState>({ text: STATE, values: [siteId] });
  return rows[0]!;
}

const READ = `
  select e.id, e.parent_id as "parentId", c.changed_at as "changedAt", ${FULL_VIEW} as node,
    (select nullif(k.document -> 'salesRep', 'null') from estate_content k
      where k.site_id = $1 and k.id = e.parent_id) as "projectRep"
  from estate e join estate_content c using (site_id, id)
  left join estate p on p.site_id = $1 and p.id = e.parent_id
  where e.site_id = $1 and e.id > $2 and not (${IS_HIDDEN}) and (p.id is null or not (${IS_PARENT_HIDDEN}))
  order by e.id limit $3`;

const STATE = `
  select md5(concat(s.changed_at, l.listings)) as hash,
    greatest(s.changed_at, l.changed_at, (select max(gone_at) from tombstone where site_id = $1)) as "changedAt"
  from site s cross join (
    select string_agg(concat(id, ' ', changed_at), ',' order by id) as listings, max(changed_at) as changed_at
    from estate_content where site_id = $1
  ) l
  where s.site_id = $1`;
