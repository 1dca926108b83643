import type { Where } from "#features/listings/schema/search.ts";
import type { SearchableUnit } from "#domain/estate/project/searchable-units.ts";
import {
  AREA_PATH,
  CITY_PATH,
  LABEL_PATH,
  PLOT_PATH,
  PRICE_PATH,
} from "../search-conditions/search-columns.ts";
import { type Value, valueTests } from "../search-conditions/value-tests.ts";
import type { ListedProject } from "./read-projects.ts";

/** What a project says itself at a path, and what each of its units says. */
const VALUE_OF_PROJECT: Readonly<Record<string, (project: ListedProject) => Value>> = {
  "general.transaction.id": ({ transaction }) => transaction,
  "general.address.country.id": ({ country }) => country,
  "general.project": () => true,
  [CITY_PATH]: ({ city }) => city,
};
const VALUES_OF_UNIT: Readonly<Record<string, (unit: SearchableUnit) => readonly Value[] | Value | null>> = {
  "general.headType.id": ({ headTypeIds }) => headTypeIds,
  "general.subType.id": ({ subTypeIds }) => subTypeIds,
  "general.bedroomCount": ({ bedrooms }) => bedrooms,
  [PRICE_PATH]: ({ price }) => price,
  [AREA_PATH]: ({ area }) => area,
  [PLOT_PATH]: ({ areaGround }) => areaGround,
  [LABEL_PATH]: ({ energyLabel }) => energyLabel ?? "",
  "technical.elevator": ({ hasElevator }) => hasElevator,
  "technical.newBuilding": ({ isNewBuilding }) => isNewBuilding,
  "technical.terrace": ({ hasTerrace }) => hasTerrace,
  "technical.garden": ({ hasGarden }) => hasGarden,
  "technical.parking": ({ hasParking }) => hasParking,
};

/** Tells whether a condition on a path asks one unit of a project, together with all other such conditions. */
export function isOfUnit(path: string): boolean {
  return Object.hasOwn(VALUES_OF_UNIT, path);
}

/** A project with those of its units that pass what is asked of them. */
export type FoundProject = { readonly project: ListedProject; readonly units: readonly SearchableUnit[] };

export type ProjectMatcher = {
  /** Those that pass all conditions which projects answer, but those on one path: some one unit passes all of them. */
  readonly findBut: (path: string | null) => readonly FoundProject[];
  /** What is counted at a path, for each value once a project. */
  readonly valuesAt: (path: string, found: FoundProject) => readonly Value[];
};

type Test<Asked> = { readonly path: string; readonly passes: (call: Asked) => boolean };

/** A project with the units that pass everything, and those that fail at one path alone. */
type Candidate = FoundProject & { readonly others: readonly OtherUnit[] };
type OtherUnit = { readonly unit: SearchableUnit; readonly failed: string };

/** Judges every project once. A unit that fails at two paths is found by no question, and is left out here. */
export function matchProjects(projects: readonly ListedProject[], where: Where): ProjectMatcher {
  const ofProject = testsOf(where, VALUE_OF_PROJECT);
  const ofHome = testsOf(where, VALUES_OF_UNIT);
  const candidates: Candidate[] = [];
  for (const project of projects) {
    const failedByProject = failedPath(ofProject, project, null);
    if (failedByProject === "several") continue;
    const units: SearchableUnit[] = [];
    const others: OtherUnit[] = [];
    for (const unit of project.units) {
      const failed = failedPath(ofHome, unit, failedByProject);
      if (failed === null) units.push(unit);
      else if (failed !== "several") others.push({ unit, failed });
    }
    if (units.length + others.length > 0) candidates.push({ project, units, others });
  }
  const passing = candidates.filter(({ units }) => units.length > 0);
  const failedAt = new Set(candidates.flatMap(({ others }) => others.map(({ failed }) => failed)));
  const known = new Map<string, readonly FoundProject[]>();
  return {
    findBut: (path) => {
      // Most conditions fail no unit: a site of a million listings has tens of thousands of projects, asked for at a dozen paths.
      if (path === null || !failedAt.has(path)) return passing;
      const found = known.get(path) ?? candidates.flatMap((candidate) => withFailedAt(path, candidate));
      known.set(path, found);
      return found;
    },
    valuesAt: (path, { project, units }) =>
      Object.hasOwn(VALUE_OF_PROJECT, path)
        ? [VALUE_OF_PROJECT[path]!(project)]
        : [...new Set(units.flatMap((unit) => VALUES_OF_UNIT[path]!(unit) ?? []))],
  };
}

/** A candidate with its units that fail at a path alone too; none where it has no unit then. */
function withFailedAt(path: string, candidate: Candidate): readonly FoundProject[] {
  const { project, units, others } = candidate;
  const more = others.filter(({ failed }) => failed === path).map(({ unit }) => unit);
  if (more.length > 0) return [{ project, units: [...units, ...more] }];
  return units.length > 0 ? [candidate] : [];
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
