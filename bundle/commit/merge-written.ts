import type { ClientBase } from "pg";
import { updateProjectPrices } from "./update-project-prices.ts";

/** From so many written rows on, the statistics of their tables are made anew before these rows are joined. */
const MANY_WRITTEN = 1000;

/** Writes the staged rows that `written_estate` names, and what follows from them; answers which others are shown differently. */
export async function mergeWritten(client: ClientBase, siteId: string): Promise<number[]> {
  const run = runFor(client, siteId);
  await run(nameKinds("staged_estate s join written_estate using (id)", OWN_BEDROOMS));
  for (const sql of WRITE) await run(sql);
  // The statistics know nothing of a site that is new beside others: its rows would be compared each with each.
  const { rows } = await client.query<{ count: number }>("select count(*)::int from written_estate");
  if (rows[0]!.count >= MANY_WRITTEN)
    await client.query("analyze estate (site_id, id, parent_id), estate_content (site_id, id)");
  const projects = await run(TOUCH_PROJECTS);
  await client.query("analyze touched_project");
  await run(SUM_UP_PROJECTS);
  const estates = await updateProjectPrices(client, siteId);
  await run(nameKinds("touched_project join estate s using (id)", "s.bedrooms", "s.site_id = $1"));
  await run(ASSIGN_KINDS);
  const moved = await run(ADDRESS_ENTITIES);
  return [...projects, ...estates, ...moved];
}

/** Runs statements on one site; each answers the ids that it returns. */
export const runFor = (client: ClientBase, siteId: string) => async (sql: string) =>
  (await client.query<{ id: number }>(sql, [siteId])).rows.map(numericIdOf);

/** The importer's connection may give int8 as text. */
export function numericIdOf(row: { readonly id: number | string }): number {
  return Number(row.id);
}

export const SEARCHED = `
  parent_id head_type sub_type transaction city_id price area publication_date lat lng is_project hidden country zip
  collections sticker_id floor area_ground epc_value construction_year new_building furniture elevator region
  terrace garden parking energy_label condition reference`
  .trim()
  .split(/\s+/);

/** What a kind combines, besides bedrooms. */
const KIND = ["head_type", "sub_type", "transaction", "country", "is_project"];

const OWN_BEDROOMS = "array_remove(array[s.bedroom_count], null)";

function nameKinds(source: string, bedrooms: string, condition = "true"): string {
  return `
    insert into kind (site_id, kind_id, bedrooms, ${KIND.join(", ")})
    select $1, (select coalesce(max(kind_id), 0) from kind where site_id = $1) + row_number() over (), c.*
    from (select distinct ${[bedrooms, ...KIND.map((name) => `s.${name}`)].join(", ")} from ${source} where ${condition}) c
    on conflict do nothing`;
}

function sameKind(bedrooms: string, row: string): string {
  const same = KIND.map((name) => `k.${name} = ${row}.${name}`);
  return ["k.site_id = $1", `k.bedrooms = ${bedrooms}`, ...same].join(" and ");
}

/** New rows and changed ones apart: an insert that minds conflicts costs a fifth more. */
const CHANGED = "staged_estate s join written_estate w on w.id = s.id and not w.is_new";
const ADDED = "staged_estate s join written_estate w on w.id = s.id and w.is_new";

const UPDATE_ESTATES = `
  update estate e
  set ${SEARCHED.map((name) => `${name} = s.${name}`).join(", ")}, bedrooms = k.bedrooms, kind_id = k.kind_id
  from ${CHANGED} join kind k on ${sameKind(OWN_BEDROOMS, "s")}
  where e.site_id = $1 and e.id = s.id`;

const INSERT_ESTATES = `
  insert into estate (site_id, id, ${SEARCHED.join(", ")}, bedrooms, kind_id)
  select $1, s.id, ${SEARCHED.map((name) => `s.${name}`).join(", ")}, k.bedrooms, k.kind_id
  from ${ADDED} join kind k on ${sameKind(OWN_BEDROOMS, "s")}`;

const ASSIGN_KINDS = `
  update estate e set kind_id = k.kind_id
  from touched_project t, kind k
  where e.site_id = $1 and e.id = t.id and ${sameKind("e.bedrooms", "e")} and e.kind_id <> k.kind_id`;

const KEPT = ["hash", "uri", "card", "document", "words"];

const UPDATE_CONTENT = `
  update estate_content c
  set changed_at = now(), own_price = s.price, own_bedrooms = s.bedroom_count, own_collections = s.collections,
    ${KEPT.map((name) => `${name} = s.${name}`).join(", ")}
  from ${CHANGED} where c.site_id = $1 and c.id = s.id`;

const INSERT_CONTENT = `
  insert into estate_content
    (site_id, id, changed_at, own_price, own_bedrooms, own_collections, ${KEPT.join(", ")})
  select $1, s.id, now(), s.price, s.bedroom_count, s.collections, ${KEPT.map((name) => `s.${name}`).join(", ")}
  from ${ADDED}`;

const DROP_PRIVATE_ADDRESSES = `
  delete from estate_private_address p using written_estate w where p.site_id = $1 and p.id = w.id`;

const WRITE_PRIVATE_ADDRESSES = `
  insert into estate_private_address (site_id, id, address)
  select $1, s.id, s.private_address from staged_estate s join written_estate using (id)
  where s.private_address is not null`;

const DROP_PRIVATE_PRICES = `
  delete from estate_private_price p using written_estate w where p.site_id = $1 and p.id = w.id`;

const WRITE_PRIVATE_PRICES = `
  insert into estate_private_price (site_id, id, amount, figures)
  select $1, s.id, s.private_amount, s.private_price from staged_estate s join written_estate using (id)
  where s.private_price is not null`;

const WRITE = [
  UPDATE_ESTATES,
  INSERT_ESTATES,
  UPDATE_CONTENT,
  INSERT_CONTENT,
  DROP_PRIVATE_ADDRESSES,
  WRITE_PRIVATE_ADDRESSES,
  DROP_PRIVATE_PRICES,
  WRITE_PRIVATE_PRICES,
];

/** Projects that changed themselves, or whose units did, before or after. */
const TOUCH_PROJECTS = `
  with added as (
    insert into touched_project
    select w.id from written_estate w join estate e on e.site_id = $1 and e.id = w.id
    where e.is_project or exists (select from estate h where h.site_id = $1 and h.parent_id = w.id)
    union select s.parent_id from staged_estate s join written_estate using (id) where s.parent_id is not null
    on conflict do nothing returning id
  )
  select id from added union select id from touched_project`;

const SUM_UP_PROJECTS = `
  with sums as (
    select p.id, array_remove(array_agg(distinct b.count), null) as bedrooms
    from touched_project t
    join estate_content p on p.site_id = $1 and p.id = t.id
    left join estate e on e.site_id = $1 and e.parent_id = p.id and not e.hidden
    left join estate_content c on c.site_id = $1 and c.id = e.id
    cross join lateral (values (p.own_bedrooms), (c.own_bedrooms)) as b (count)
    group by p.id
  ), sets as (
    select t.id, array(
      select unnest(p.own_collections) union
      select unnest(c.own_collections)
      from estate e join estate_content c using (site_id, id) where e.site_id = $1 and e.parent_id = t.id and not e.hidden
      order by 1
    ) as collections
    from touched_project t join estate_content p on p.site_id = $1 and p.id = t.id
  )
  update estate e
  set bedrooms = sums.bedrooms, collections = sets.collections
  from sums join sets using (id)
  where e.site_id = $1 and e.id = sums.id and (e.bedrooms, e.collections)
      is distinct from (sums.bedrooms, sets.collections)`;

const ADDRESS_ENTITIES = `
  with addresses as (
    select e.id, (
      select jsonb_object_agg(language, address || '/' || e.id)
      from jsonb_each_text(p.uri) as u (language, address) where address is not null
    ) as uri
    from touched_project t
    join estate e on e.site_id = $1 and e.parent_id = t.id
    join estate_content p on p.site_id = $1 and p.id = t.id
  )
  update estate_content c set uri = a.uri, changed_at = now()
  from addresses a
  where c.site_id = $1 and c.id = a.id and c.uri is distinct from a.uri
  returning c.id`;
