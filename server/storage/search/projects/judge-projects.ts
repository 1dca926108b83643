import type { Where } from "#contract/listing/search.ts";
import type { JudgedHome } from "#domain/estate/project/judged-homes.ts";
import { CITY_PATH, PRICE_PATH } from "../search-columns.ts";
import { type Value, valueTests } from "../value-tests.ts";
import type { ListedProject } from "./read-projects.ts";

/** What a project says itself at a path, and what each of its homes says. */
const VALUES_OF_PROJECT: Readonly<Record<string, (project: ListedProject) => readonly Value[]>> = {
  "general.transaction.id": ({ transaction }) => [transaction],
  "general.address.country.id": ({ country }) => [country],
  "general.project": () => [true],
  [CITY_PATH]: ({ city }) => [city],
};
const VALUES_OF_HOME: Readonly<Record<string, (home: JudgedHome) => readonly Value[]>> = {
  "general.headType.id": ({ headTypeIds }) => headTypeIds,
  "general.subType.id": ({ subTypeIds }) => subTypeIds,
  "general.bedroomCount": ({ bedrooms }) => known(bedrooms),
  [PRICE_PATH]: ({ price }) => known(price),
  "dimensions.areaBuild": ({ area }) => known(area),
  "dimensions.areaGround": ({ areaGround }) => known(areaGround),
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

type Test = { readonly path: string; readonly passes: (project: ListedProject, home: JudgedHome) => boolean };

/** Judges every project once; each question is then about which tests a home failed. */
export function judgeProjects(projects: readonly ListedProject[], where: Where): ProjectJudge {
  const tests = testsOf(where);
  const judged = projects.map((project) => ({
    project,
    failed: project.homes.map((home) =>
      tests.reduce((bits, { passes }, at) => (passes(project, home) ? bits : bits | (1 << at)), 0),
    ),
  }));
  return {
    findBut: (path) => {
      const allowed = tests.reduce((bits, test, at) => (test.path === path ? bits | (1 << at) : bits), 0);
      return judged.flatMap(({ project, failed }) => {
        const homes = project.homes.filter((_, at) => (failed[at]! & ~allowed) === 0);
        return homes.length > 0 ? [{ project, homes }] : [];
      });
    },
    valuesAt: (path, { project, homes }) =>
      VALUES_OF_PROJECT[path]?.(project) ?? [
        ...new Set(homes.flatMap((home) => VALUES_OF_HOME[path]!(home))),
      ],
  };
}

function testsOf(where: Where): Test[] {
  const ofProject = valueTests(where, (path) => Object.hasOwn(VALUES_OF_PROJECT, path));
  const ofHome = valueTests(where, isOfHome);
  return [
    ...ofProject.map(({ path, fits }) => ({
      path,
      passes: (project: ListedProject) => VALUES_OF_PROJECT[path]!(project).some(fits),
    })),
    ...ofHome.map(({ path, fits }) => ({
      path,
      passes: (_: ListedProject, home: JudgedHome) => VALUES_OF_HOME[path]!(home).some(fits),
    })),
  ];
}

function known(value: number | null): readonly number[] {
  return value === null ? [] : [value];
}
