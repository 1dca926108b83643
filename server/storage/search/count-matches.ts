import type { Reader } from "../reading/reader.ts";
import type { Condition } from "./conditions-of.ts";
import { keyOf, writeConditions, type SearchPlan } from "./plan-search.ts";
import type { Kind } from "./read-kinds.ts";
import { askedRows } from "./rows/asked-rows.ts";
import { countRows, type RowCounts } from "./rows/count-rows.ts";
import { isOfRows, readListingRows } from "./rows/listing-rows.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";
import { statement } from "./statement.ts";

export type Counts = {
  /** Of a kind how many match all conditions but those on kinds. */
  readonly ofKind: (kindId: number) => number;
  /** Of a town how many match all conditions but those on towns. */
  readonly inTown: (cityId: number) => number;
  /** The least and the most that is asked for what matches all conditions but those on prices. */
  readonly prices: { readonly min: number | null; readonly max: number | null };
};

/** Tells whether a search needs no look at the database: not while what is remembered could be outdated. */
export function isInProcess({ kept }: Reader, { where }: SearchPlan): boolean {
  return kept.isKeeping() && isOfRows(where);
}

/** How many listings match all conditions. */
export async function countTotal(reader: Reader, siteId: string, plan: SearchPlan): Promise<number> {
  if (isInProcess(reader, plan)) {
    const { kinds } = await countInProcess(reader, siteId, plan);
    return sumOf(plan, (kindId) => kinds[kindId] ?? 0);
  }
  const byKind = await countKinds(reader, siteId, plan.conditionsBut());
  return sumOf(plan, (kindId) => byKind.get(kindId)?.matches ?? 0);
}

function sumOf(plan: SearchPlan, ofKind: Counts["ofKind"]): number {
  return plan.kindsBut(null).reduce((sum, { kind_id }) => sum + ofKind(kind_id), 0);
}

/** Counts under every condition but the own one of what is counted. */
export async function countMatches(reader: Reader, siteId: string, plan: SearchPlan): Promise<Counts> {
  if (!isInProcess(reader, plan)) return countInDatabase(reader, siteId, plan);
  const { kinds, inTown, prices } = await countInProcess(reader, siteId, plan);
  return { ofKind: (kindId) => kinds[kindId] ?? 0, inTown, prices };
}

/** How many of what matches has each value, among the kinds that pass every condition but the path's own. */
export function countBy<V extends string | number>(
  plan: SearchPlan,
  { ofKind }: Counts,
  path: string,
  valuesOf: (kind: Kind) => readonly V[],
): Map<V, number> {
  const counts = new Map<V, number>();
  for (const kind of plan.kindsBut(path)) {
    const matches = ofKind(kind.kind_id);
    if (matches === 0) continue;
    for (const value of valuesOf(kind)) counts.set(value, (counts.get(value) ?? 0) + matches);
  }
  return counts;
}

/** A page asks for the total and for the options. */
function countInProcess(reader: Reader, siteId: string, plan: SearchPlan): Promise<RowCounts> {
  return reader.kept.keepShortly(siteId, `rows/${plan.keyBut()}`, async () => {
    const rows = await readListingRows(reader, siteId);
    return countRows(rows, askedRows(rows, plan));
  });
}

async function countInDatabase(reader: Reader, siteId: string, plan: SearchPlan): Promise<Counts> {
  const conditions = plan.conditionsBut();
  const others = plan.conditionsBut(PRICE_PATH);
  const counting = countKinds(reader, siteId, conditions);
  const [byKind, atAnyPrice, cities] = await Promise.all([
    counting,
    others.length < conditions.length ? countKinds(reader, siteId, others) : counting,
    countCities(reader, siteId, plan),
  ]);
  return {
    ofKind: (kindId) => byKind.get(kindId)?.matches ?? 0,
    inTown: (cityId) => cities.get(cityId) ?? 0,
    prices: pricesOf(atAnyPrice, plan),
  };
}

type OfKind = {
  readonly kind_id: number;
  readonly matches: number;
  readonly least: number | null;
  readonly most: number | null;
};
type OfKinds = ReadonlyMap<number, OfKind>;

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
