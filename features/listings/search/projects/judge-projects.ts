import type { Where } from "#features/listings/schema/search.ts";
import type { JudgedHome } from "#domain/estate/project/judged-homes.ts";
import { CITY_PATH, PRICE_PATH } from "../search-columns.ts";
import { type Value, valueTests } from "../value-tests.ts";
import type { ListedProject } from "./read-projects.ts";

/** What a project says itself at a path, and what each of its homes says. */
const VALUE_OF_PROJECT: Readonly<Record<string, (project: ListedProject) => Value>> = {
  "general.transaction.id": ({ transaction }) => transaction,
  "general.address.country.id": ({ country }) => country,
  "general.project": () => true,
  [CITY_PATH]: ({ city }) => city,
};
const VALUES_OF_HOME: Readonly<Record<string, (home: JudgedHome) => readonly Value[] | number | null>> = {
  "general.headType.id": ({ headTypeIds }) => headTypeIds,
  "general.subType.id": ({ subTypeIds }) => subTypeIds,
  "general.bedroomCount": ({ bedrooms }) => bedrooms,
  [PRICE_PATH]: ({ price }) => price,
  "dimensions.areaBuild": ({ area }) => area,
  "dimensions.areaGround": ({ areaGround }) => areaGround,
};

/** Tells whether a condition on a path asks one home of a project, together with all other such conditions. */
export function isOfHome(path: string): boolean {
  return Object.hasOwn(VALUES_OF_HOME, path);
}

/** A project with those of its homes that pass what is asked of them. */
export type FoundProject = { readonly project: ListedProject; readonly homes: readonly JudgedHome[] };

export type ProjectJudge = {
  /** Those that pass all conditions which projects answer, but those on one path: some one home passes all of them. */
  readonly findBut: (path: string | null) => readonly FoundProject[];
  /** What is counted at a path, for each value once a project. */
  readonly valuesAt: (path: string, found: FoundProject) => readonly Value[];
};

type Test<Asked> = { readonly path: string; readonly passes: (call: Asked) => boolean };

/** A project with the homes that pass everything, and those that fail at one path alone. */
type Candidate = FoundProject & { readonly others: readonly OtherHome[] };
type OtherHome = { readonly home: JudgedHome; readonly failed: string };

/** Judges every project once. A home that fails at two paths is found by no question, and is left out here. */
export function judgeProjects(projects: readonly ListedProject[], where: Where): ProjectJudge {
  const ofProject = testsOf(where, VALUE_OF_PROJECT);
  const ofHome = testsOf(where, VALUES_OF_HOME);
  const candidates: Candidate[] = [];
  for (const project of projects) {
    const failedByProject = failedPath(ofProject, project, null);
    if (failedByProject === "several") continue;
    const homes: JudgedHome[] = [];
    const others: OtherHome[] = [];
    for (const home of project.homes) {
      const failed = failedPath(ofHome, home, failedByProject);
      if (failed === null) homes.push(home);
      else if (failed !== "several") others.push({ home, failed });
    }
    if (homes.length + others.length > 0) candidates.push({ project, homes, others });
  }
  return {
    findBut: (path) =>
      candidates.flatMap(({ project, homes, others }) => {
        const more = others.filter(({ failed }) => failed === path).map(({ home }) => home);
        return homes.length + more.length > 0 ? [{ project, homes: [...homes, ...more] }] : [];
      }),
    valuesAt: (path, { project, homes }) =>
      Object.hasOwn(VALUE_OF_PROJECT, path)
        ? [VALUE_OF_PROJECT[path]!(project)]
        : [...new Set(homes.flatMap((home) => VALUES_OF_HOME[path]!(home) ?? []))],
  };
}

/** The path whose conditions are not met, beside one that failed before: null for none, "several" for more than one. */
function failedPath<Asked>(
  tests: ReadonlyArray<Test<Asked>>,
  call: Asked,
  before: string | null,
): string | null {
  let failed = before;
  for (const { path, passes } of tests) {
    if (path === failed || passes(call)) continue;
    if (failed !== null) return "several";
    failed = path;
  }
  return failed;
}

function testsOf<Asked>(
  where: Where,
  valuesOf: Readonly<Record<string, (call: Asked) => readonly Value[] | Value | null>>,
): Array<Test<Asked>> {
  return valueTests(where, (path) => Object.hasOwn(valuesOf, path)).map(({ path, fits }) => {
    const read = valuesOf[path]!;
    const passes = (call: Asked) => {
      const value = read(call);
      return typeof value === "object" ? (value?.some(fits) ?? false) : fits(value);
    };
    return { path, passes };
  });
}
