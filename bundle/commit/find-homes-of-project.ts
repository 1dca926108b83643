import type { ClientBase } from "pg";
import type { ProjectUnit } from "#domain/estate/project/project-price.ts";

/** What the price and the state of a project `p` follow from. */
export const HOMES_OF_PROJECT = `coalesce((
    select json_agg(json_build_object(
      'transactionId', nullif(h.transaction, 0), 'status', hc.card #>> '{property,status}',
      'headTypeId', nullif(h.head_type, 0),
      'subTypeId', nullif(h.sub_type, 0), 'price', coalesce(hc.own_price, hv.amount),
      'isPriceHidden', hv.id is not null))
    from estate h
      join estate_content hc on hc.site_id = $1 and hc.id = h.id
      left join estate_private_price hv on hv.site_id = $1 and hv.id = h.id
    where h.site_id = $1 and h.parent_id = p.id and not h.hidden
  ), '[]')`;

/** The same of one project. */
export async function findHomesOfProject(
  client: ClientBase,
  siteId: string,
  projectId: number,
): Promise<readonly ProjectUnit[]> {
  const { rows } = await client.query<{ homes: readonly ProjectUnit[] }>(FIND, [siteId, projectId]);
  return rows[0]?.homes ?? [];
}

const FIND = `select ${HOMES_OF_PROJECT} as homes from (values ($2::bigint)) as p (id)`;
