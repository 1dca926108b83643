import type { Where } from "#contract/listing/search.ts";
import type { Reader } from "../reading/reader.ts";
import { conditionsOf, type Bind, type Condition } from "./conditions-of.ts";
import { kindTestsOf } from "./kind-tests.ts";
import { passesOf } from "./kinds-that-pass.ts";
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
  const passed = tests.map((test) => ({ path: test.path, passes: passesOf(kinds, test) }));
  const kindsOf = (but: string | null) => {
    const asked = passed.filter(({ path }) => path !== but);
    if (asked.length === 0) return kinds;
    return kinds.filter((_, place) => asked.every(({ passes }) => passes[place] === 1));
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
