import type { ClientBase } from "pg";
import { BundleRefused } from "../files/bundle-files.ts";

/**
 * Refuses a bundle that only adds, in the importer's transaction, where it hides a part of a building: it brings an estate
 * without the project that it hides, or the other way round, or its listing that hides was left out as faulty.
 */
export async function refuseHalfHidden(
  client: ClientBase,
  siteId: string,
  named: ReadonlySet<number>,
): Promise<void> {
  type Row = { readonly id: number | string; readonly is_project: boolean };
  const { rows } = await client.query<Row>(FIND_HALF_HIDDEN, [siteId, [...named]]);
  if (rows.length === 0) return;
  const buildings = rows.map(({ id, is_project }) => `${is_project ? "project" : "listing"} ${id}`);
  throw new BundleRefused(
    `general.address.visible: a project and its homes are one building; bring all of ${buildings.join(", ")} to hide or show its address`,
  );
}

const FIND_HALF_HIDDEN = `
  with building as (
    select coalesce(parent_id, id) as id from staged_estate union select unnest($2::bigint[])
  )
  select coalesce(e.parent_id, e.id) as id, bool_or(e.is_project or e.parent_id is not null) as is_project
  from estate e join estate_content c using (site_id, id)
    left join estate_private_address p using (site_id, id)
  where e.site_id = $1 and (e.id in (select id from building) or e.parent_id in (select id from building))
  group by 1
  having bool_or(p.id is not null or e.id = any($2::bigint[]) or e.parent_id = any($2::bigint[])) and bool_or(p.id is null and (
    jsonb_typeof(c.document #> '{general,address,street}') = 'object'
    or jsonb_typeof(c.document #> '{general,address,location}') = 'object'))
  order by 1 limit 10`;

/** The same of holiday homes: one that stands on the site with its address, and hides it in a line that was left out. */
export async function refuseShownRentals(
  client: ClientBase,
  siteId: string,
  hidden: ReadonlySet<number>,
): Promise<void> {
  const { rows } = await client.query<{ id: number | string }>(FIND_SHOWN_RENTALS, [siteId, [...hidden]]);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).join(", ");
  throw new BundleRefused(
    `address.visible: mend holiday home ${ids} to hide its address, which the site shows`,
  );
}

const FIND_SHOWN_RENTALS = `
  select id from rental_unit
  where site_id = $1 and id = any($2::bigint[]) and private_address is null
    and jsonb_typeof(document -> 'address') = 'object'
  order by 1 limit 10`;
