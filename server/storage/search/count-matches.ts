import type { Where } from "#contract/listing/search.ts";
import type { Reader } from "../reading/reader.ts";
import type { Condition } from "./conditions-of.ts";
import { countRows, type RowCounts } from "./count-rows.ts";
import { isOfRows, readListingRows } from "./listing-rows.ts";
import { keyOf, writeConditions, type SearchPlan } from "./plan-search.ts";
import type { Kind } from "./read-kinds.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";
import { statement } from "./statement.ts";

export type OfKind = {
  readonly kind_id: number;
  readonly matches: number;
  readonly least: number | null;
  readonly most: number | null;
};
type OfKinds = ReadonlyMap<number, OfKind>;

export type Counts = {
  readonly total: number;
  readonly prices: { readonly min: number | null; readonly max: number | null };
  /** How many listings each value has among the kinds that pass every condition but the path's own. */
  readonly countBy: <V extends string | number>(
    path: string,
    valuesOf: (kind: Kind) => readonly V[],
  ) => Map<V, number>;
  readonly cities: ReadonlyMap<number, number>;
};

/** How many listings match all conditions. */
export async function countTotal(
  reader: Reader,
  siteId: string,
  plan: SearchPlan,
  where: Where,
): Promise<number> {
  if (isOfRows(plan.conditionsBut())) return (await countMatches(reader, siteId, plan, where)).total;
  return totalOf(await countKinds(reader, siteId, plan.conditionsBut()), plan);
}

/** Counts under every condition but the own one of what is counted. */
export async function countMatches(
  reader: Reader,
  siteId: string,
  plan: SearchPlan,
  where: Where,
): Promise<Counts> {
  const { byKind, atAnyPrice, cities } = isOfRows(plan.conditionsBut())
    ? await countInProcess(reader, siteId, plan, where)
    : await countInDatabase(reader, siteId, plan);
  return {
    total: totalOf(byKind, plan),
    prices: pricesOf(atAnyPrice, plan),
    cities,
    countBy: (path, valuesOf) => {
      const counts = new Map<ReturnType<typeof valuesOf>[number], number>();
      for (const kind of plan.kindsBut(path)) {
        const matches = byKind.get(kind.kind_id)?.matches ?? 0;
        for (const value of valuesOf(kind)) counts.set(value, (counts.get(value) ?? 0) + matches);
      }
      return counts;
    },
  };
}

/** Kept, since a page asks for the total and for the options, and its next page and other languages for the same. */
function countInProcess(reader: Reader, siteId: string, plan: SearchPlan, where: Where): Promise<RowCounts> {
  return reader.kept.keep(
    siteId,
    `rows/${plan.keyBut()}`,
    async () => countRows(await readListingRows(reader, siteId), plan, where),
    ({ byKind, atAnyPrice, cities }) => byKind.size + atAnyPrice.size + cities.size,
  );
}

async function countInDatabase(reader: Reader, siteId: string, plan: SearchPlan): Promise<RowCounts> {
  const conditions = plan.conditionsBut();
  const others = plan.conditionsBut(PRICE_PATH);
  const counting = countKinds(reader, siteId, conditions);
  const [byKind, atAnyPrice, cities] = await Promise.all([
    counting,
    others.length < conditions.length ? countKinds(reader, siteId, others) : counting,
    countCities(reader, siteId, plan),
  ]);
  return { byKind, atAnyPrice, cities };
}

function totalOf(byKind: OfKinds, plan: SearchPlan): number {
  return plan.kindsBut(null).reduce((sum, kind) => sum + (byKind.get(kind.kind_id)?.matches ?? 0), 0);
}

function pricesOf(byKind: OfKinds, plan: SearchPlan): Counts["prices"] {
  const found = plan.kindsBut(null).flatMap((kind) => byKind.get(kind.kind_id) ?? []);
  const least = found.map((of) => of.least).filter((price) => price !== null);
  const most = found.map((of) => of.most).filter((price) => price !== null);
  return {
    min: least.length > 0 ? least.reduce((a, b) => Math.min(a, b)) : null,
    max: most.length > 0 ? most.reduce((a, b) => Math.max(a, b)) : null,
  };
}

/** Kept for every search that differs in its conditions on kinds alone. */
function countKinds(
  { database, kept }: Reader,
  siteId: string,
  conditions: readonly Condition[],
): Promise<OfKinds> {
  return kept.keep(
    siteId,
    `kinds/${keyOf(conditions)}`,
    async () => {
      const { rows } = await database.query<OfKind>(
        statement(
          siteId,
          (bind) => `
            select e.kind_id, count(*)::int as matches, min(e.price) as least, max(e.price) as most
            from estate e where ${writeConditions(conditions, bind)} group by e.kind_id`,
        ),
      );
      return new Map(rows.map((row) => [row.kind_id, row]));
    },
    ({ size }) => size,
  );
}

function countCities(
  { database, kept }: Reader,
  siteId: string,
  plan: SearchPlan,
): Promise<Map<number, number>> {
  return kept.keep(
    siteId,
    `cities/${plan.keyBut(CITY_PATH)}`,
    async () => {
      const { rows } = await database.query<{ city_id: number; matches: number }>(
        statement(
          siteId,
          (bind) => `
            select e.city_id, count(*)::int as matches from estate e
            where ${plan.write(bind, CITY_PATH)} and e.city_id <> 0 group by e.city_id`,
        ),
      );
      return new Map(rows.map((row) => [row.city_id, row.matches]));
    },
    ({ size }) => size,
  );
}
