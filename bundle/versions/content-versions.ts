import type { ClientBase } from "pg";
import { type Change, type Replaced, storeVersions } from "./store-versions.ts";

/** What takes the place of a site's content: its own document, and its parts as rows of `site_part`. */
type NextContent = {
  readonly site: unknown;
  readonly parts: ReadonlyArray<readonly [kind: string, key: string, document: unknown]>;
};

/** Keeps the pages, menus, items, agendas and the site's own document that differ from what is about to take their place. */
export async function keepContent(
  client: ClientBase,
  siteId: string,
  { site, parts }: NextContent,
  change: Change,
): Promise<void> {
  const values = [siteId, JSON.stringify(parts), JSON.stringify(site)];
  const { rows } = await client.query<Replaced>(FIND_REPLACED, values);
  await storeVersions(client, siteId, change, rows);
}

/** The resources of the API among rows of `site_part`. */
const resourcesOf = (rows: string) => `
  select 'pages/' || (page ->> 'id') as resource, page as document
  from ${rows}, jsonb_array_elements(case kind when 'pages' then document else '[]' end) as page
  union all
  select 'menus/' || menu.key, menu.value
  from ${rows}, jsonb_each(case kind when 'menus' then document else '{}' end) as menu
  union all
  select 'entities/' || ${rows}.key || '/items/' || (item ->> 'id'), item
  from ${rows}, jsonb_array_elements(case kind when 'entity-items' then document else '[]' end) as item
  union all
  select 'agendas/' || (agenda ->> 'salesRepId'), agenda
  from ${rows}, jsonb_array_elements(case kind when 'agenda' then document else '[]' end) as agenda`;

const FIND_REPLACED = `
  with stored as (
    select kind, key, document from site_part where site_id = $1 and kind in ('pages', 'menus', 'entity-items', 'agenda')
  ), given as (
    select part ->> 0 as kind, part ->> 1 as key, part -> 2 as document from jsonb_array_elements($2::jsonb) as part
  ), former as (
    ${resourcesOf("stored")} union all select 'site', document from site where site_id = $1
  ), next as (
    ${resourcesOf("given")} union all select 'site', $3::jsonb
  )
  select resource, former.document::text as former, next.document::text as next
  from former left join next using (resource)
  where former.document is distinct from next.document order by resource`;
