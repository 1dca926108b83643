import type { ClientBase } from "pg";
import { tooManyRemovals } from "#domain/site/too-many-removals.ts";
import { BUNDLE, IS_OWN } from "../ids/listing-sources.ts";
import { ESTATES_FILE, RENTALS_FILE } from "../files/bundle-files.ts";

type Guard = {
  readonly file: string;
  readonly things: string;
  readonly count: string;
  /** What the same source took off within the last 24 hours without anybody saying that it was meant. */
  readonly countEarlier?: string;
};

const IS_RECENT = "not t.is_meant and t.gone_at > now() - interval '24 hours'";

const IS_FROM_SOURCE = `
  coalesce((select l.source from listing_source l where l.site_id = $1 and l.id = t.id), '${BUNDLE}') = $2`;

const EARLIER_LISTINGS = `
  select count(*) as earlier from tombstone t
  where t.site_id = $1 and ${IS_RECENT} and ${IS_FROM_SOURCE}
    and not exists (select from staged_estate s where s.id = t.id)`;

/** Each counts what the site has, of listings what the given source brought, and what of it is not staged, or not among the given ids. */
const GUARDS = {
  listings: {
    file: ESTATES_FILE,
    things: "listings",
    count: `
      select count(*) as total, count(*) filter (where s.id is null) as removed
      from estate e left join staged_estate s using (id) where e.site_id = $1 and ${IS_OWN}`,
    countEarlier: EARLIER_LISTINGS,
  },
  withdrawals: {
    file: ESTATES_FILE,
    things: "listings",
    count: `select count(*) as total, $3::int as removed from estate e where e.site_id = $1 and ${IS_OWN}`,
    countEarlier: EARLIER_LISTINGS,
  },
  rentals: {
    file: RENTALS_FILE,
    things: "holiday homes",
    count: `
      select count(*) as total, count(*) filter (where s.id is null) as removed
      from rental_unit u left join staged_rental s using (id) where u.site_id = $1`,
    countEarlier: `
      select count(*) as earlier from rental_tombstone t
      where t.site_id = $1 and ${IS_RECENT} and not exists (select from staged_rental s where s.id = t.id)`,
  },
  pages: {
    file: "pages",
    things: "pages",
    count: `
      select count(*) as total, count(*) filter (where not (page ->> 'id')::bigint = any($2::bigint[])) as removed
      from site_part, jsonb_array_elements(document) as page where site_id = $1 and kind = 'pages'`,
  },
} as const satisfies Record<string, Guard>;

type Counts = { readonly removed: number; readonly total: number; readonly earlier: number };

/** An import would take off so much of a site that somebody has to say that it is meant. */
export class RemovalsRefused extends Error {
  readonly file: string;

  constructor({ file, things }: Guard, { removed, total, earlier }: Counts) {
    const before = earlier > 0 ? `, after ${earlier} within the last 24 hours` : "";
    super(
      `this takes off ${removed} of ${total} ${things} of the site${before}; --allow-removals says that it is meant`,
    );
    this.file = file;
  }
}

/**
 * In the importer's transaction, when things are staged and before any of them is written. What the last 24 hours took
 * off counts too, so that a feed that shrinks in small steps is refused like one that comes half empty.
 */
export async function refuseRemovals(
  client: ClientBase,
  what: keyof typeof GUARDS,
  siteId: string,
  ...given: ReadonlyArray<string | number | readonly number[]>
): Promise<void> {
  const guard: Guard = GUARDS[what];
  const { rows } = await client.query<{ removed: number; total: number }>(guard.count, [siteId, ...given]);
  const removed = Number(rows[0]!.removed);
  if (removed === 0) return;
  const counts = {
    removed,
    total: Number(rows[0]!.total),
    earlier: await countEarlier(client, guard, siteId, given[0]),
  };
  const { total, earlier } = counts;
  if (tooManyRemovals({ removed: removed + earlier, total: total + earlier }))
    throw new RemovalsRefused(guard, counts);
}

async function countEarlier(
  client: ClientBase,
  { countEarlier: count }: Guard,
  siteId: string,
  source: unknown,
): Promise<number> {
  if (!count) return 0;
  const { rows } = await client.query<{ earlier: string }>(
    count,
    source === undefined ? [siteId] : [siteId, source],
  );
  return Number(rows[0]!.earlier);
}

/** Somebody says that what is taken off is meant: with it, what the source took off before no longer counts. */
export async function noteMeantRemovals(client: ClientBase, siteId: string, source: string): Promise<void> {
  await client.query(
    `update tombstone t set is_meant = true where t.site_id = $1 and ${IS_RECENT} and ${IS_FROM_SOURCE}`,
    [siteId, source],
  );
  await client.query(`update rental_tombstone t set is_meant = true where t.site_id = $1 and ${IS_RECENT}`, [
    siteId,
  ]);
}

/** Somebody took these off by name, which counts against no source. */
export async function noteNamedRemovals(
  client: ClientBase,
  tombstones: "tombstone" | "rental_tombstone",
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly number[] },
): Promise<void> {
  await client.query(
    `update ${tombstones} set is_meant = true where site_id = $1 and id = any($2::bigint[])`,
    [siteId, ids],
  );
}
