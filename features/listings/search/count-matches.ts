import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { type Condition, ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { isOfUnits, type SearchPlan } from "./plan-search.ts";
import { keyOf, readMatchingIds } from "./read-matching-ids.ts";
import type { ProjectMatches } from "./match-projects.ts";
import type { Kind } from "../search-conditions/read-kinds.ts";
import type { TraitCounts } from "../search-index/count-traits.ts";
import { selectRows } from "../search-index/row-selection.ts";
import { countRows, type RowCounts } from "../search-index/count-rows.ts";
import { readListingRows } from "../search-index/listing-rows.ts";
import { CITY_PATH, PRICE_PATH } from "../search-conditions/search-columns.ts";
import { countTraitsInSql } from "./count-traits-in-sql.ts";
import { statement } from "../search-conditions/statement.ts";
import type { Value } from "../search-conditions/value-tests.ts";

export type Counts = {
  /** Of a kind how many match all conditions but those on kinds; projects are no kind's. */
  readonly ofKind: (kindId: number) => number;
  /** Of a city how many match all conditions but those on cities. */
  readonly inCity: (cityId: number) => number;
  /** The least and the most that is asked for what matches all conditions but those on prices. */
  readonly prices: PriceRange;
  readonly traits: TraitCounts;
  /** The projects that match all conditions. */
  readonly projects: ProjectMatches;
};

type PriceRange = { readonly min: number | null; readonly max: number | null };

/** Tells whether a search needs no look at the database: not while what is remembered could be outdated. */
export function isInProcess({ queryCache }: DatabaseReader, { canUseSearchIndex }: SearchPlan): boolean {
  return queryCache.isCaching() && canUseSearchIndex;
}

/** How many listings match all conditions. */
export async function countTotal(reader: DatabaseReader, siteId: string, plan: SearchPlan): Promise<number> {
  if (isInProcess(reader, plan)) {
    const { kinds } = await countInProcess(reader, siteId, plan);
    return sumOf(plan, (kindId) => kinds[kindId] ?? 0) + plan.projects.count();
  }
  const [byKind, projects] = await Promise.all([
    countKinds(reader, siteId, plan.conditionsBut()),
    findProjects(reader, siteId, plan),
  ]);
  return sumOf(plan, (kindId) => byKind.get(kindId)?.matches ?? 0) + projects.count();
}

export function totalOf(plan: SearchPlan, { ofKind, projects }: Counts): number {
  return sumOf(plan, ofKind) + projects.count();
}

function sumOf(plan: SearchPlan, ofKind: Counts["ofKind"]): number {
  return plan.kindsBut(null).reduce((sum, { kind_id }) => sum + ofKind(kind_id), 0);
}

/** Counts under every condition but the own one of what is counted. */
export async function countMatches(
  reader: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
): Promise<Counts> {
  if (!isInProcess(reader, plan)) return countInDatabase(reader, siteId, plan);
  const { kinds, inCity, prices, traits } = await countInProcess(reader, siteId, plan);
  const { projects } = plan;
  const projectsInCities = projects.countBy<Value>(CITY_PATH, (city) => [city]);
  return {
    ofKind: (kindId) => kinds[kindId] ?? 0,
    inCity: (cityId) => inCity(cityId) + (projectsInCities.get(cityId) ?? 0),
    prices: withProjects(prices, projects),
    traits: traits(),
    projects,
  };
}

/** The units of a project are what its buyers pay for, each at its own price. */
function withProjects({ min, max }: PriceRange, projects: ProjectMatches): PriceRange {
  const ofUnits = projects.prices();
  return rangeOf([min, max, ofUnits.min, ofUnits.max].filter((price) => price !== null));
}

function rangeOf(prices: readonly number[]): PriceRange {
  if (prices.length === 0) return { min: null, max: null };
  return {
    min: prices.reduce((a, b) => Math.min(a, b)),
    max: prices.reduce((a, b) => Math.max(a, b)),
  };
}

/**
 * How many of what matches has each value, under every condition but the path's own; `groupOf` puts values together. A project
 * counts once for each value that its units have.
 */
export function countBy<V extends Value>(
  plan: SearchPlan,
  { ofKind, projects }: Counts,
  path: string,
  valuesOf: (kind: Kind) => readonly V[],
  groupOf: (value: V) => V = (value) => value,
): Map<V, number> {
  const counts = new Map<V, number>();
  const count = (value: V, matches: number) => counts.set(value, (counts.get(value) ?? 0) + matches);
  for (const kind of plan.kindsBut(path)) {
    const matches = ofKind(kind.kind_id);
    if (matches > 0) for (const value of new Set(valuesOf(kind).map(groupOf))) count(value, matches);
  }
  projects
    .countBy(path, (value) => [groupOf(value as V)])
    .forEach((matches, value) => {
      if (matches > 0) count(value, matches);
    });
  return counts;
}

/** A page asks for the total and for the options. */
function countInProcess(reader: DatabaseReader, siteId: string, plan: SearchPlan): Promise<RowCounts> {
  return reader.queryCache.getOrLoadBriefly(siteId, `rows/${plan.keyBut()}`, async () => {
    const rows = await readListingRows(reader, siteId);
    return countRows(rows, selectRows(rows, plan));
  });
}

async function countInDatabase(reader: DatabaseReader, siteId: string, plan: SearchPlan): Promise<Counts> {
  const conditions = plan.conditionsBut();
  const others = plan.conditionsBut(PRICE_PATH);
  const counting = countKinds(reader, siteId, conditions);
  const [byKind, atAnyPrice, cities, traits, projects] = await Promise.all([
    counting,
    others.length < conditions.length ? countKinds(reader, siteId, others) : counting,
    countCities(reader, siteId, plan),
    countTraitsInSql(reader, siteId, plan),
    findProjects(reader, siteId, plan),
  ]);
  return {
    ofKind: (kindId) => byKind.get(kindId)?.matches ?? 0,
    inCity: (cityId) => cities.get(cityId) ?? 0,
    prices: withProjects(pricesOf(atAnyPrice, plan), projects),
    traits,
    projects,
  };
}

const PROJECTS: Condition = {
  path: "",
  key: '["","projects"]',
  write: () => "e.is_project and e.parent_id is null",
};

/** What projects do not answer themselves is asked of the database. */
async function findProjects(
  reader: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
): Promise<ProjectMatches> {
  const conditions = plan
    .conditionsBut(CITY_PATH)
    .filter((condition) => !isOfUnits(condition) && condition !== ROOTS);
  if (conditions.length === 0) return plan.projects;
  return plan.projects.among(await readMatchingIds(reader, siteId, [PROJECTS, ...conditions]));
}

type OfKind = {
  readonly kind_id: number;
  readonly matches: number;
  readonly least: number | null;
  readonly most: number | null;
};
type OfKinds = ReadonlyMap<number, OfKind>;

function pricesOf(byKind: OfKinds, plan: SearchPlan): PriceRange {
  const found = plan.kindsBut(null).flatMap((kind) => byKind.get(kind.kind_id) ?? []);
  return rangeOf(found.flatMap(({ least, most }) => [least, most]).filter((price) => price !== null));
}

/** Cached for every search that differs in its conditions on kinds alone. */
function countKinds(
  { database, queryCache }: DatabaseReader,
  siteId: string,
  conditions: readonly Condition[],
): Promise<OfKinds> {
  return queryCache.getOrLoad(
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
  { database, queryCache }: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
): Promise<Map<number, number>> {
  return queryCache.getOrLoad(
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
