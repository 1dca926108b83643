import type { EstateGroup, EstateSearch } from "#features/listings/schema/search.ts";
import { groupOf, sortGroups } from "#domain/listing/grouping.ts";
import type { Grouping } from "#domain/listing/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { countTotal, isInProcess } from "./count-matches.ts";
import { planSearch, type SearchPlan } from "./plan-search.ts";
import { type LabelKind, readLabels } from "../search-conditions/read-labels.ts";
import { RESULT_VIEWS } from "./result-views.ts";
import { selectRows } from "../search-index/row-selection.ts";
import { findRows, groupRows } from "../search-index/find-rows.ts";
import { type OrderedRows, readOrderedRows } from "../search-index/order-rows.ts";
import { searchOrder } from "../search-conditions/search-order.ts";
import { statement } from "../search-conditions/statement.ts";

/** One page of a search; `resultsJson` is the JSON array of the results as the database wrote it, passed on unparsed. */
export type FoundEstates = {
  readonly total: number;
  readonly resultsJson: string;
  readonly groups?: EstateGroup[];
};

/** One page of what matches, in order; grouped, the groups follow each other and the order counts inside them. */
export async function searchEstates(
  reader: DatabaseReader,
  siteId: string,
  search: EstateSearch,
  locale: Locale,
): Promise<FoundEstates> {
  if (search.groupBy) return searchGrouped(reader, siteId, search, search.groupBy, locale);
  const plan = await planSearch(reader, siteId, search.where);
  const counting = countTotal(reader, siteId, plan);
  const [total, ids] = await Promise.all([
    counting,
    findIds(reader, siteId, { plan, counting }, search, locale),
  ]);
  return { total, resultsJson: await readEstates(reader, siteId, ids, search.view) };
}

async function findIds(
  reader: DatabaseReader,
  siteId: string,
  { plan, counting }: { readonly plan: SearchPlan; readonly counting: Promise<number> },
  { sortBy, limit }: EstateSearch,
  locale: Locale,
): Promise<number[]> {
  if (limit.size === 0) return [];
  const ordered = await orderInProcess(reader, siteId, plan, sortBy, locale);
  if (ordered) return findRows(ordered, selectRows(ordered.rows, plan), limit, await counting);
  const { rows } = await reader.database.query<{ id: number }>(
    statement(siteId, (bind) => {
      const { joins, keys } = searchOrder(sortBy, locale, bind);
      return `
        select e.id from estate e ${joins}
        where ${plan.write(bind)}
        order by ${keys.map((key) => key.join(" ")).join(", ")}
        limit ${bind(limit.size)} offset ${bind(limit.from)}`;
    }),
  );
  return rows.map(({ id }) => id);
}

/** Null where only the database can tell what matches. */
async function orderInProcess(
  reader: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
  sortBy: EstateSearch["sortBy"],
  locale: Locale,
): Promise<OrderedRows | null> {
  return isInProcess(reader, plan) ? readOrderedRows(reader, siteId, sortBy, locale) : null;
}

const GROUP_COLUMNS: Record<Grouping, { readonly column: string; readonly kind: LabelKind }> = {
  type: { column: "head_type", kind: "head_type" },
  subtype: { column: "sub_type", kind: "sub_type" },
  city: { column: "city_id", kind: "city" },
  status: { column: "transaction", kind: "transaction" },
};

async function searchGrouped(
  reader: DatabaseReader,
  siteId: string,
  search: EstateSearch,
  grouping: Grouping,
  locale: Locale,
): Promise<FoundEstates> {
  const { kind } = GROUP_COLUMNS[grouping];
  const plan = await planSearch(reader, siteId, search.where);
  const [labels, idsByKey] = await Promise.all([
    readLabels(reader, siteId, locale),
    groupIds(reader, siteId, plan, { ...search, groupBy: grouping }, locale),
  ]);
  const groups: EstateGroup[] = [...idsByKey].map(([key, ids]) =>
    groupOf({ id: key === 0 ? null : key, name: labels[kind].get(key)?.name, ids }, locale),
  );
  const sorted = [...sortGroups(groups, grouping)];
  const ids = sorted.flatMap((group) => group.ids);
  const { from, size } = search.limit;
  return {
    total: ids.length,
    groups: sorted,
    resultsJson: await readEstates(reader, siteId, ids.slice(from, from + size), search.view),
  };
}

async function groupIds(
  reader: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
  { sortBy, groupBy }: EstateSearch & { readonly groupBy: Grouping },
  locale: Locale,
): Promise<ReadonlyMap<number, number[]>> {
  const ordered = await orderInProcess(reader, siteId, plan, sortBy, locale);
  if (ordered) return groupRows(ordered, selectRows(ordered.rows, plan), groupBy, plan.kinds);
  const { rows } = await reader.database.query<{ key: number; ids: number[] }>(
    statement(siteId, (bind) => {
      const { joins, keys } = searchOrder(sortBy, locale, bind);
      const { column } = GROUP_COLUMNS[groupBy];
      return `
        select e.${column} as key, json_agg(e.id order by ${keys.map((key) => key.join(" ")).join(", ")}) as ids
        from estate e ${joins}
        where ${plan.write(bind)}
        group by e.${column}`;
    }),
  );
  return new Map(rows.map(({ key, ids }) => [key, ids]));
}

/** Nodes as JSON text in the order of their ids; what isn't there is left out. Cards are cached: many lists show the same. */
export async function readEstates(
  reader: DatabaseReader,
  siteId: string,
  ids: readonly number[],
  view: EstateSearch["view"],
): Promise<string> {
  const load = (missing: readonly number[]) => loadEstates(reader, siteId, missing, view);
  if (view === "card") return arrayOf(await reader.queryCache.getOrLoadTexts(siteId, view, ids, load));
  const texts = ids.length === 0 ? new Map<number, string>() : await load(ids);
  return arrayOf(ids.flatMap((id) => texts.get(id) ?? []));
}

async function loadEstates(
  { database }: DatabaseReader,
  siteId: string,
  ids: readonly number[],
  view: EstateSearch["view"],
): Promise<Map<number, string>> {
  const { rows } = await database.query<{ id: number; json: string }>(
    statement(
      siteId,
      (bind) => `
        select e.id, ${RESULT_VIEWS[view]} as json
        from estate e join estate_content c on c.site_id = $1 and c.id = e.id
        where e.site_id = $1 and e.id = any(${bind(ids)}::bigint[])`,
    ),
  );
  return new Map(rows.map(({ id, json }) => [id, json]));
}

function arrayOf(texts: readonly string[]): string {
  return `[${texts.join(",")}]`;
}
