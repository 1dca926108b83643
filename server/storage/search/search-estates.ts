import type { EstateGroup, EstateSearch } from "#contract/listing/search.ts";
import { NO_KEY, NO_KEY_NAMES, sortGroups } from "#domain/listing/grouping.ts";
import type { Grouping } from "#domain/listing/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Reader } from "../reading/reader.ts";
import type { FoundEstates } from "../storage.ts";
import type { LabelKind } from "../import/commit/write-labels.ts";
import { countTotal } from "./count-matches.ts";
import { planSearch, type SearchPlan } from "./plan-search.ts";
import { readLabels } from "./read-labels.ts";
import { RESULT_VIEWS } from "./result-views.ts";
import { searchOrder } from "./search-order.ts";
import { statement } from "./statement.ts";

/** One page of what matches, in order; grouped, the groups follow each other and the order counts inside them. */
export async function searchEstates(
  reader: Reader,
  siteId: string,
  search: EstateSearch,
  locale: Locale,
): Promise<FoundEstates> {
  if (search.groupBy) return searchGrouped(reader, siteId, search, search.groupBy, locale);
  const plan = await planSearch(reader, siteId, search.where);
  const [total, resultsJson] = await Promise.all([
    countTotal(reader, siteId, plan, search.where),
    readPage(reader, siteId, plan, search, locale),
  ]);
  return { total, resultsJson };
}

async function readPage(
  { database }: Reader,
  siteId: string,
  plan: SearchPlan,
  { sortBy, limit, view }: EstateSearch,
  locale: Locale,
): Promise<string> {
  if (limit.size === 0) return "[]";
  const { rows } = await database.query<{ json: string }>(
    statement(siteId, (bind) => {
      const { joins, keys } = searchOrder(sortBy, locale, bind);
      return `
        with hit as (
          select e.id, ${keys.map(([key], index) => `${key} as key_${index}`).join(", ")}
          from estate e ${joins}
          where ${plan.write(bind)}
          order by ${keys.map((key) => key.join(" ")).join(", ")}
          limit ${bind(limit.size)} offset ${bind(limit.from)}
        )
        select ${RESULT_VIEWS[view]} as json
        from hit join estate e on e.site_id = $1 and e.id = hit.id ${CONTENT}
        order by ${keys.map(([, direction], index) => `hit.key_${index} ${direction}`).join(", ")}`;
    }),
  );
  return arrayOf(rows);
}

const CONTENT = "join estate_content c on c.site_id = $1 and c.id = e.id";

const GROUP_COLUMNS: Record<Grouping, { readonly column: string; readonly kind: LabelKind }> = {
  type: { column: "head_type", kind: "head_type" },
  subtype: { column: "sub_type", kind: "sub_type" },
  city: { column: "city_id", kind: "city" },
  status: { column: "transaction", kind: "transaction" },
};

async function searchGrouped(
  reader: Reader,
  siteId: string,
  search: EstateSearch,
  grouping: Grouping,
  locale: Locale,
): Promise<FoundEstates> {
  const { column, kind } = GROUP_COLUMNS[grouping];
  const plan = await planSearch(reader, siteId, search.where);
  const [labels, { rows }] = await Promise.all([
    readLabels(reader, siteId, locale),
    reader.database.query<{ key: number; ids: number[] }>(
      statement(siteId, (bind) => {
        const { joins, keys } = searchOrder(search.sortBy, locale, bind);
        return `
          select e.${column} as key, json_agg(e.id order by ${keys.map((key) => key.join(" ")).join(", ")}) as ids
          from estate e ${joins}
          where ${plan.write(bind)}
          group by e.${column}`;
      }),
    ),
  ]);
  const groups: EstateGroup[] = rows.map(({ key, ids }) => ({
    key: key === 0 ? NO_KEY : String(key),
    name: key === 0 ? NO_KEY_NAMES[locale] : labels[kind].get(key)?.name || String(key),
    total: ids.length,
    ids,
  }));
  const sorted = [...sortGroups(groups, grouping)];
  const ids = sorted.flatMap((group) => group.ids);
  const { from, size } = search.limit;
  return {
    total: ids.length,
    groups: sorted,
    resultsJson: await readEstates(reader, siteId, ids.slice(from, from + size), search.view),
  };
}

/** Nodes as JSON text in the order of their ids; what isn't there is left out. */
export async function readEstates(
  { database }: Reader,
  siteId: string,
  ids: readonly number[],
  view: EstateSearch["view"],
): Promise<string> {
  if (ids.length === 0) return "[]";
  const { rows } = await database.query<{ json: string }>(
    statement(
      siteId,
      (bind) => `
        select ${RESULT_VIEWS[view]} as json
        from unnest(${bind(ids)}::bigint[]) with ordinality as hit (id, place)
        join estate e on e.site_id = $1 and e.id = hit.id ${CONTENT}
        order by hit.place`,
    ),
  );
  return arrayOf(rows);
}

function arrayOf(rows: ReadonlyArray<{ readonly json: string }>): string {
  return `[${rows.map(({ json }) => json).join(",")}]`;
}
