import type { Where } from "#contract/listing/search.ts";
import type { Reader } from "../reading/reader.ts";
import { conditionsOf, type Bind, type Condition } from "./conditions-of.ts";
import { kindTestsOf } from "./kind-tests.ts";
import { readKinds, type Kind } from "./read-kinds.ts";

/** A search as its counts and its pages read it. */
export type SearchPlan = {
  readonly where: Where;
  /** The kinds that pass every condition on kinds, but those on one path. */
  readonly kindsBut: (path: string | null) => readonly Kind[];
  /** The conditions on single listings, but those on some paths. */
  readonly conditionsBut: (...paths: readonly string[]) => readonly Condition[];
  /** All of it as SQL on `estate e`, but the conditions on some paths. */
  readonly write: (bind: Bind, ...butPaths: readonly string[]) => string;
  /** The same for two searches that {@link write} the same. */
  readonly keyBut: (...paths: readonly string[]) => string;
};

/** Sets the conditions apart that a site's kinds answer: what is left to the database is one list of kinds. */
export async function planSearch(reader: Reader, siteId: string, where: Where): Promise<SearchPlan> {
  const conditions = conditionsOf(where);
  const tests = kindTestsOf(where);
  const kinds = await readKinds(reader, siteId);
  // One bit a test, so that each kind is tested once, whatever is left out later.
  const failed = kinds.map((kind) =>
    tests.reduce((bits, { passes }, place) => (passes(kind) ? bits : bits | (1 << place)), 0),
  );
  const kindsOf = (path: string | null) => {
    const asked = tests.reduce((bits, test, place) => (test.path === path ? bits : bits | (1 << place)), 0);
    return asked === 0 ? kinds : kinds.filter((_, place) => (failed[place]! & asked) === 0);
  };
  const passingAll = kindsOf(null);
  const passing = tests.length > 0 ? passingAll.map((kind) => kind.kind_id) : null;
  const conditionsBut = (...paths: readonly string[]) =>
    conditions.filter(({ path }) => !paths.includes(path));
  return {
    where,
    kindsBut: (path) => (tests.some((test) => test.path === path) ? kindsOf(path) : passingAll),
    conditionsBut,
    write: (bind, ...butPaths) => {
      const parts = writeConditions(conditionsBut(...butPaths), bind);
      return passing ? `${parts} and e.kind_id = any(${bind(passing)}::int[])` : parts;
    },
    keyBut: (...paths) => keyOf([...conditionsBut(...paths), ...tests]),
  };
}

export function writeConditions(conditions: readonly Condition[], bind: Bind): string {
  return ["e.site_id = $1", ...conditions.map(({ write }) => write(bind))].join(" and ");
}

export function keyOf(conditions: ReadonlyArray<{ readonly key: string }>): string {
  return conditions
    .map(({ key }) => key)
    .toSorted()
    .join("&");
}
