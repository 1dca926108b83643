import type { ClientBase } from "pg";
import { IS_HIDDEN } from "#features/listings/queries/find-estate.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { noteNews } from "#features/alerts/queries/note-news.ts";
import { openMerge } from "./begin-import.ts";
import { keepListings } from "../versions/listing-versions.ts";
import type { Change } from "../versions/store-versions.ts";
import { BUNDLE, IS_OWN, refuseListingsOfOthers, writeListingSources } from "../ids/listing-sources.ts";
import { keepOlderForm } from "./derived-form.ts";
import { numericIdOf, mergeWritten, runFor } from "./merge-written.ts";
import { writeLabels } from "./write-labels.ts";

export type ImportOutcome = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Every estate that is shown differently now, with the projects of changed units, in order. */
  readonly ids: number[];
};

/** For logs and operators. Example: `3 added, 1 changed, 0 removed`. */
export function countsOf({ added, changed, removed }: ImportOutcome): string {
  return `${added} added, ${changed} changed, ${removed} removed`;
}

type Finishing = {
  readonly partial: boolean;
  /** Who brings the listings. */
  readonly source?: string;
  /** With partial: the listings that go all the same, by id. */
  readonly removedIds?: readonly number[];
  readonly now?: Date;
  /** Whether a source brings its listings for the first time, which subscribers are not told of. */
  readonly isFirstRun?: boolean;
  /** Under whom replaced and removed lines are kept; null keeps none. */
  readonly change?: Change | null;
  /** Whether the site's lists of names stayed the same: then listings alone can bring other names. */
  readonly keepsReference?: boolean;
};

/**
 * Merges what was staged into the site's estates, in the importer's transaction: only changed rows are written,
 * projects get their price, bedrooms and collections from their units, units get their address and whether they tell a price from
 * their project, removed estates (those of the source that it leaves out, with partial those in `removedIds` alone) leave a tombstone, and every server is told when the transaction commits.
 */
export async function finishImport(
  client: ClientBase,
  siteId: string,
  {
    partial,
    source = BUNDLE,
    removedIds = [],
    now = new Date(),
    isFirstRun = false,
    change = null,
    keepsReference = false,
  }: Finishing,
): Promise<ImportOutcome> {
  const run = runFor(client, siteId);
  await openMerge(client);
  await refuseListingsOfOthers(client, siteId, source);
  const written = await client.query<{ id: string; is_new: boolean }>(FIND_WRITTEN, [siteId]);
  await client.query("analyze written_estate");
  await run(TOUCH_FORMER_PROJECTS);
  const { rows: gone } = partial
    ? await client.query(REMOVE_NAMED, [siteId, removedIds])
    : await client.query(REMOVE_ABSENT, [siteId, source]);
  const removed = gone.map(numericIdOf);
  await run(NOTE_HIDDEN);
  const merged = await mergeWritten(client, siteId);
  if (change) await keepListings(client, siteId, removed, change);
  await writeListingSources(client, siteId, source, removed);
  await run(CLEAR_TOMBSTONES);
  const added = written.rows.filter((row) => row.is_new).length;
  const touched = new Set([...written.rows.map(numericIdOf), ...removed, ...merged]);
  const ids = [...touched].sort((a, b) => a - b);
  if (ids.length > 0 || !keepsReference) await writeLabels(client, siteId, { partial });
  await noteNews(client, siteId, ids, { now, isFirstRun });
  await keepOlderForm(client, siteId);
  const isWithdrawn = removed.length > 0 || (await run(FIND_NEWLY_HIDDEN)).length > 0;
  if (ids.length > 0)
    await notifyChange(client, { siteId, scope: ids, ...(isWithdrawn ? { withdraws: true } : {}) });
  return { added, changed: written.rows.length - added, removed: removed.length, ids };
}

const FIND_WRITTEN = `
  insert into written_estate
  select s.id, c.id is null
  from staged_estate s left join estate_content c on c.site_id = $1 and c.id = s.id
  where c.hash is distinct from s.hash
  returning id, is_new`;

const TOUCH_FORMER_PROJECTS = `
  insert into touched_project
  select distinct e.parent_id from estate e join written_estate using (id)
  where e.site_id = $1 and e.parent_id is not null`;

/** What similar listings are found by, also when the estate is gone. */
const REMEMBERED = ["parent_id", "head_type", "transaction", "city_id", "price", "area", "lat", "lng"];

const removing = (which: string) => `
  with gone as (
    delete from estate e
    where e.site_id = $1 and ${which}
    returning *
  ), touched as (
    insert into touched_project select distinct parent_id from gone where parent_id is not null
    on conflict do nothing
  )
  insert into tombstone (site_id, id, gone_at, ${REMEMBERED.join(", ")})
  select $1, id, now(), ${REMEMBERED.join(", ")} from gone
  on conflict (site_id, id) do nothing
  returning id`;

const REMOVE_ABSENT = removing(`not exists (select from staged_estate s where s.id = e.id) and ${IS_OWN}`);
const REMOVE_NAMED = removing("e.id = any($2::bigint[])");

const HIDDEN = `
  select id, 'address' as what from estate_private_address where site_id = $1
  union all select id, 'price' from estate_private_price where site_id = $1
  union all select e.id, 'status' from estate e where e.site_id = $1 and ${IS_HIDDEN}`;
const NOTE_HIDDEN = `create temporary table hidden_before on commit drop as ${HIDDEN}`;
const FIND_NEWLY_HIDDEN = `select id from (${HIDDEN} except select id, what from hidden_before) h limit 1`;

const CLEAR_TOMBSTONES = `
  delete from tombstone t using staged_estate s where t.site_id = $1 and t.id = s.id`;
