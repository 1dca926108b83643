import type { ClientBase } from "pg";
import { COPY_STAGED_ESTATES, openMerge } from "../commit/begin-import.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { mergeWritten, SEARCHED } from "../commit/merge-written.ts";
import { stagedLine } from "../commit/staged-line.ts";
import { writeLabels } from "../commit/write-labels.ts";
import { rebuiltBuilding, type StoredNode } from "./rebuilt-building.ts";
import type { SiteFacts } from "./site-facts.ts";

/** So many buildings are in memory at once. */
const BATCH = 100;

/**
 * Derives a site's listings anew, in a transaction that `beginImport` opened: stages them from what is stored and merges what
 * differs. Answers the listings that are shown or found differently, and whether names differ.
 */
export async function rebuildListings(
  client: ClientBase,
  siteId: string,
  facts: SiteFacts,
): Promise<{ readonly ids: number[]; readonly areLabelsChanged: boolean }> {
  const { rows: roots } = await client.query<{ root: string }>(FIND_ROOTS, [siteId]);
  for (let from = 0; from < roots.length; from += BATCH) {
    const batch = roots.slice(from, from + BATCH).map(({ root }) => Number(root));
    await copyLines(client, COPY_STAGED_ESTATES, await stagedLines(client, siteId, batch, facts));
  }
  // What the import brought is what it brings again: to it, nothing changed.
  await client.query(TAKE_OVER_HASHES, [siteId]);
  await openMerge(client);
  await client.query(FIND_DIFFERING, [siteId]);
  await client.query("analyze written_estate");
  await client.query(REMEMBER_FORMER, [siteId]);
  const labelsBefore = await client.query(FINGERPRINT_LABELS, [siteId]);
  await mergeWritten(client, siteId);
  await writeLabels(client, siteId, { partial: true });
  const labelsAfter = await client.query(FINGERPRINT_LABELS, [siteId]);
  await client.query(RESTORE_MOMENTS, [siteId]);
  const { rows } = await client.query<{ id: string }>(FIND_CHANGED, [siteId]);
  const ids = rows.map(({ id }) => Number(id));
  await client.query(FOLLOW_QUIETLY, [siteId, ids]);
  return { ids, areLabelsChanged: labelsBefore.rows[0].print !== labelsAfter.rows[0].print };
}

type Row = StoredNode & { readonly root: string };

async function stagedLines(client: ClientBase, siteId: string, roots: number[], facts: SiteFacts) {
  const { rows } = await client.query<Row>(READ_BUILDINGS, [siteId, roots]);
  const buildings = Map.groupBy(rows, ({ root }) => root);
  return [...buildings.values()].flatMap((nodes) => rebuiltBuilding(nodes, facts).map(stagedLine));
}

const FIND_ROOTS = `
  select distinct coalesce(parent_id, id) as root from estate where site_id = $1 order by 1`;

const READ_BUILDINGS = `
  select coalesce(e.parent_id, e.id)::text as root, c.document, a.address as "privateAddress", v.figures
  from estate e join estate_content c using (site_id, id)
    left join estate_private_address a using (site_id, id)
    left join estate_private_price v using (site_id, id)
  where e.site_id = $1 and (e.id = any($2::bigint[]) or e.parent_id = any($2::bigint[]))
  order by e.id`;

const TAKE_OVER_HASHES = `
  update staged_estate s set hash = c.hash from estate_content c where c.site_id = $1 and c.id = s.id`;

/** A project's own columns follow from its units: it is written and settled again, as is an estate whose price it hides. */
const SETTLED = "e.is_project or s.is_project or v.id is not null or s.private_price is not null";
const HAS_UNITS = "exists (select from estate h where h.site_id = $1 and h.parent_id = s.id)";

const columns = (row: string) => SEARCHED.map((name) => `${row}.${name}`).join(", ");

const FIND_DIFFERING = `
  insert into written_estate
  select s.id, false
  from staged_estate s
    join estate e on e.site_id = $1 and e.id = s.id
    join estate_content c on c.site_id = $1 and c.id = s.id
    left join estate_private_address a on a.site_id = $1 and a.id = s.id
    left join estate_private_price v on v.site_id = $1 and v.id = s.id
  where ${SETTLED} or ${HAS_UNITS}
    or (${columns("e")}) is distinct from (${columns("s")})
    or (c.own_price, c.own_bedrooms, c.own_collections) is distinct from (s.price, s.bedroom_count, s.collections)
    or (c.document, c.card::jsonb, c.words) is distinct from (s.document, s.card::jsonb, s.words)
    or a.address is distinct from s.private_address
    or (s.parent_id is null and c.uri is distinct from s.uri)`;

const PRINT = `
  md5(jsonb_build_array(to_jsonb(e) - 'kind_id', c.document, c.card::jsonb, c.uri, c.words::text,
    c.own_price, c.own_bedrooms, c.own_collections)::text)`;

/** All that merging may touch: what differs, and the buildings of it. */
const REMEMBER_FORMER = `
  create temporary table former_estate on commit drop as
  select e.id, c.changed_at, c.document, ${PRINT} as print
  from estate e join estate_content c using (site_id, id)
  where e.site_id = $1 and coalesce(e.parent_id, e.id) in (
    select coalesce(s.parent_id, s.id) from staged_estate s join written_estate using (id))`;

/** A listing whose card alone is new says to search engines what it said before. */
const RESTORE_MOMENTS = `
  update estate_content c set changed_at = f.changed_at from former_estate f
  where c.site_id = $1 and c.id = f.id and c.changed_at <> f.changed_at and c.document = f.document`;

const FIND_CHANGED = `
  select e.id from estate e join estate_content c using (site_id, id) join former_estate f on f.id = e.id
  where e.site_id = $1 and f.print <> ${PRINT} order by 1`;

const FINGERPRINT_LABELS = `
  select md5(string_agg(l::text, '' order by kind, locale, id)) as print from label l where site_id = $1`;

/** A price that is told otherwise from now on is no news to subscribers. */
const FOLLOW_QUIETLY = `
  update market_state m set price = e.price, lowest = least(m.lowest, e.price)
  from estate e
  where m.site_id = $1 and e.site_id = $1 and e.id = m.id and m.id = any($2::bigint[]) and m.is_offered
    and m.price is distinct from e.price`;
