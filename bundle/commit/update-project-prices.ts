import type { ClientBase } from "pg";
import type { Estate } from "#features/listings/schema/estate.ts";
import {
  amountOfFigures,
  type PriceFigures,
  priceFiguresOf,
  withoutPrice,
  withPriceFigures,
} from "#domain/estate/price/hidden-price.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { withHomesState } from "#domain/estate/project/homes-state.ts";
import type { ProjectUnit } from "#domain/estate/project/project-price.ts";
import { withProjectPrice } from "#domain/estate/project/project-price.ts";
import { cardOfEstate } from "./card-of-estate.ts";
import { HOMES_OF_PROJECT } from "./find-homes-of-project.ts";

type Node = Omit<Estate, "children">;

/** A node's document as it shall be shown from now on, and what it says of its price besides. */
type UpdatedNode = { readonly id: number; readonly shown: Node; readonly figures: PriceFigures | null };

/** So many documents are in memory at once. */
const BATCH = 200;

/**
 * Lets the touched projects (`touched_project`) tell the price and the state that follow from their units, and their units keep theirs where the
 * project does. Answers the units that are shown differently now.
 */
export async function updateProjectPrices(client: ClientBase, siteId: string): Promise<number[]> {
  const { rows } = await client.query<{ ids: number[] | null }>(
    "select array_agg(id::float8 order by id) as ids from touched_project",
  );
  const ids = rows[0]?.ids ?? [];
  const units: number[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    units.push(...(await updateUnits(client, siteId, batch)));
    await updateBatch(client, siteId, batch);
  }
  return units;
}

type NodeRow = {
  readonly id: number;
  readonly document: Node;
  readonly figures: PriceFigures | null;
};

/** A unit of a project under VAT tells no price either: the project's would follow from it. */
async function updateUnits(client: ClientBase, siteId: string, projects: number[]): Promise<number[]> {
  const { rows } = await client.query<NodeRow>(FIND_UNITS_TO_UPDATE, [siteId, projects]);
  const updated = rows.map(({ id, document, figures }): UpdatedNode => {
    if (figures) return { id, shown: withPriceFigures(document, figures), figures: null };
    return { id, shown: withoutPrice(document), figures: priceFiguresOf(document) };
  });
  await write(client, siteId, updated);
  return rows.map(({ id }) => id);
}

type ProjectRow = NodeRow & { readonly homes: readonly ProjectUnit[] };

async function updateBatch(client: ClientBase, siteId: string, projects: number[]): Promise<void> {
  const { rows } = await client.query<ProjectRow>(FIND_PROJECTS, [siteId, projects]);
  const updated = rows.map(({ id, document, figures, homes }): UpdatedNode => {
    const own = figures ? withPriceFigures(document, figures) : document;
    return { id, shown: withHomesState(withProjectPrice(own, homes), homes), figures: priceFiguresOf(own) };
  });
  await write(client, siteId, updated);
}

async function write(client: ClientBase, siteId: string, updated: readonly UpdatedNode[]): Promise<void> {
  if (updated.length === 0) return;
  const rows = updated.map(({ id, shown, figures }) => ({
    id,
    document: shown,
    card: JSON.stringify(cardOfEstate(shown)),
    price: effectivePrice(shown)?.amount ?? null,
    figures,
    amount: figures && amountOfFigures(figures),
  }));
  await client.query(WRITE_UPDATED, [siteId, JSON.stringify(rows)]);
}

const IS_UNDER_VAT = (document: string) => `${document} #>> '{property,financial,vat_regime}' = 'true'`;

const FIND_UNITS_TO_UPDATE = `
  select h.id::float8 as id, c.document, v.figures
  from estate h
    join estate_content c using (site_id, id)
    join estate_content p on p.site_id = $1 and p.id = h.parent_id
    left join estate_private_price v on v.site_id = $1 and v.id = h.id
  where h.site_id = $1 and h.parent_id = any($2::bigint[])
    and (v.id is not null) <> (coalesce(${IS_UNDER_VAT("p.document")}, false) or coalesce(${IS_UNDER_VAT("c.document")}, false))
  order by h.id`;

const FIND_PROJECTS = `
  select p.id::float8 as id, c.document, v.figures, ${HOMES_OF_PROJECT} as homes
  from estate p
    join estate_content c using (site_id, id)
    left join estate_private_price v using (site_id, id)
  where p.site_id = $1 and p.id = any($2::bigint[])
  order by p.id`;

const WRITE_UPDATED = `
  with s as materialized (
    select * from jsonb_to_recordset($2::jsonb) as settled
      (id bigint, document jsonb, card text, price float8, figures jsonb, amount float8)
  ), documents as (
    update estate_content c
    set document = s.document, card = s.card::json, changed_at = now(),
      own_price = case when e.is_project then c.own_price else s.price end
    from s join estate e on e.site_id = $1 and e.id = s.id
    where c.site_id = $1 and c.id = s.id and (c.document, c.card::text) is distinct from (s.document, s.card)
  ), prices as (
    update estate e set price = s.price
    from s where e.site_id = $1 and e.id = s.id and e.price is distinct from s.price
  ), told as (
    delete from estate_private_price v using s where v.site_id = $1 and v.id = s.id and s.figures is null
  )
  insert into estate_private_price as v (site_id, id, amount, figures)
  select $1, s.id, s.amount, s.figures from s where s.figures is not null
  on conflict (site_id, id) do update set amount = excluded.amount, figures = excluded.figures
  where (v.amount, v.figures) is distinct from (excluded.amount, excluded.figures)`;
