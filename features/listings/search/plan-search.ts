import type { Where } from "../schema/search.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import {
  conditionsOf,
  ROOTS,
  writeConditions,
  type Bind,
  type Condition,
} from "../search-conditions/conditions-of.ts";
import { kindTestsOf, type KindTest } from "../search-conditions/kind-tests.ts";
import { matchProjects, type ProjectMatches } from "./match-projects.ts";
import { isOfUnit } from "./project-units.ts";
import { keyOf, readIdsApart } from "./read-matching-ids.ts";
import { readProjects } from "./read-projects.ts";
import { readKinds, type Kind } from "../search-conditions/read-kinds.ts";
import { PARENT_PATH } from "../search-conditions/search-columns.ts";
import { canCacheListingRows, restOf } from "../search-index/listing-rows.ts";
import { withTowns } from "./with-towns.ts";
import { LRUCache } from "lru-cache";

/** A search as its counts and its pages read it. Projects are judged by their units, all else by its kind and its columns. */
export type SearchPlan = {
  readonly where: Where;
  /** Whether the rows that the process keeps of the site can answer it. */
  readonly canUseSearchIndex: boolean;
  /** The listings, by their ids, that meet what the rows don't know; null where they know all that is asked. */
  readonly among: Float64Array | null;
  /** All kinds of the site. */
  readonly kinds: readonly Kind[];
  /** The kinds of what is no project that pass every condition on kinds, but those on one path. */
  readonly kindsBut: (path: string | null) => readonly Kind[];
  /** All projects of the site, under the conditions that their units and they themselves answer. */
  readonly projects: ProjectMatches;
  /** The conditions on single listings, but those on some paths. */
  readonly conditionsBut: (...paths: readonly string[]) => readonly Condition[];
  /** All of it as SQL on `estate e`, but the conditions on one path. */
  readonly write: (bind: Bind, butPath?: string) => string;
  /** The same for two searches that {@link write} the same and were planned before the same change. */
  readonly keyBut: (...paths: readonly string[]) => string;
};

/** Sets the conditions apart that a site's kinds and projects answer: what is left to the database is a list of each. */
export async function planSearch(reader: DatabaseReader, siteId: string, asked: Where): Promise<SearchPlan> {
  const edition = reader.queryCache.editionOf(siteId);
  const where = await withTowns(reader, siteId, asked);
  const conditions = conditionsOf(where);
  const tests = kindTestsOf(where);
  const [all, units, canUseSearchIndex] = await Promise.all([
    readKinds(reader, siteId),
    readProjects(reader, siteId),
    reader.queryCache.isCaching() && !isOfUnitsAlone(where) && canCacheListingRows(reader, siteId),
  ]);
  const others = canUseSearchIndex ? conditionsOf(restOf(where)).filter((one) => one !== ROOTS) : [];
  const among = others.length > 0 ? await readIdsApart(reader, siteId, others) : null;
  const kindsOf = kindFilter(all, tests);
  const passingAll = kindsOf(null);
  // A page asks twice: for the listings and for the filter's options.
  const projects = await reader.queryCache.getOrLoadBriefly(
    siteId,
    `projects/${edition}/${JSON.stringify(where)}`,
    async () => {
      const matches = matchProjects(units, where);
      return among ? matches.among(among) : matches;
    },
  );
  const conditionsBut = (...paths: readonly string[]) =>
    conditions.filter(({ path }) => !paths.includes(path));
  const isJudged = tests.length > 0 || conditions.some(({ path }) => isOfUnit(path));
  return {
    where,
    canUseSearchIndex,
    among,
    kinds: all,
    kindsBut: (path) => (tests.some((test) => test.path === path) ? kindsOf(path) : passingAll),
    projects,
    conditionsBut,
    write: (bind, butPath) => {
      const asked = butPath === undefined ? conditions : conditionsBut(butPath);
      if (!isJudged) return writeConditions(asked, bind);
      return writeJudged(asked, passingAll, projects.ids(butPath), bind);
    },
    keyBut: (...paths) => edition + keyOf([...conditionsBut(...paths), ...tests]),
  };
}

/** Finds the kinds of what is no project that pass the tests, but those on one path. */
function kindFilter(all: readonly Kind[], tests: readonly KindTest[]) {
  const passed = tests.map((test) => ({ path: test.path, passes: passesOf(all, test) }));
  return (butPath: string | null): readonly Kind[] => {
    const asked = passed.filter(({ path }) => path !== butPath);
    return all.filter(
      ({ is_project }, place) => !is_project && asked.every(({ passes }) => passes[place] === 1),
    );
  };
}

/** What is no project must be of one of the kinds; projects are named one by one. */
function writeJudged(
  conditions: readonly Condition[],
  passing: readonly Kind[],
  projectIds: readonly number[],
  bind: Bind,
): string {
  const kinds = `e.kind_id = any(${bind(passing.map((kind) => kind.kind_id))}::int[])`;
  const others = [kinds, ...conditions.filter(isOfUnits).map(({ write }) => write(bind))].join(" and ");
  const ofAll = writeConditions(
    conditions.filter((condition) => !isOfUnits(condition)),
    bind,
  );
  return `${ofAll} and ((${others}) or e.id = any(${bind(projectIds)}::bigint[]))`;
}

/** The units of a project, which are in no list of their own, and exact prices, which a project has of its units. */
function isOfUnitsAlone(where: Where): boolean {
  const { terms = {}, range = {} } = restOf(where);
  const paths = [...Object.keys(terms), ...Object.keys(range)];
  return paths.some((path) => path === PARENT_PATH || isOfUnit(path));
}

export function isOfUnits({ path }: Condition): boolean {
  return isOfUnit(path);
}

const MOST_TESTS = 200;
/** Visitors write what is asked for: a test that takes more letters is not worth its room. */
const LONGEST_KEY = 200;

const known = new WeakMap<readonly Kind[], LRUCache<string, Uint8Array>>();

/** 1 at the place of each kind that passes, else 0; lists ask the same few tests again and again. */
function passesOf(kinds: readonly Kind[], { key, passes }: KindTest): Uint8Array {
  const told = known.get(kinds) ?? new LRUCache({ max: MOST_TESTS });
  known.set(kinds, told);
  const answer = told.get(key) ?? Uint8Array.from(kinds, (kind) => (passes(kind) ? 1 : 0));
  if (key.length <= LONGEST_KEY) told.set(key, answer);
  return answer;
}
