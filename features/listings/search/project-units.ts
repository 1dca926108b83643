import type { SearchableUnit } from "#domain/estate/project/searchable-units.ts";
import {
  AREA_PATH,
  CITY_PATH,
  LABEL_PATH,
  PLOT_PATH,
  PRICE_PATH,
} from "../search-conditions/search-columns.ts";
import type { Value } from "../search-conditions/value-tests.ts";

/** A project of a site's list, and the units that it is judged by: one at least. */
export type ListedProject = {
  readonly id: number;
  readonly transaction: number;
  readonly country: string;
  readonly city: number;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly units: readonly SearchableUnit[];
};

/** The values at one path: each list of values stands once in `lists`, and units have its place there. */
export type UnitColumn = {
  readonly codes: Int32Array;
  readonly lists: ReadonlyArray<readonly Value[]>;
};

/** All units of a site's projects, column by column, in the order of their projects. */
export type ProjectUnits = {
  /** Of the projects, ascending. */
  readonly ids: Float64Array;
  /** Of each project its place on the map, in degrees; NaN is nowhere. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** Of each unit the place of its project in `ids`. */
  readonly projects: Int32Array;
  readonly columns: Readonly<Record<string, UnitColumn>>;
};

type ReadValues = (unit: SearchableUnit, project: ListedProject) => readonly (Value | null)[];

/** What a project answers for all of its units. */
const VALUES_OF_PROJECT: Readonly<Record<string, ReadValues>> = {
  "general.transaction.id": (_, { transaction }) => [transaction],
  "general.address.country.id": (_, { country }) => [country],
  "general.project": () => [true],
  [CITY_PATH]: (_, { city }) => [city],
};
const VALUES_OF_UNIT: Readonly<Record<string, ReadValues>> = {
  "general.headType.id": ({ headTypeIds }) => headTypeIds,
  "general.subType.id": ({ subTypeIds }) => subTypeIds,
  "general.bedroomCount": ({ bedrooms }) => [bedrooms],
  [PRICE_PATH]: ({ price }) => [price],
  [AREA_PATH]: ({ area }) => [area],
  [PLOT_PATH]: ({ areaGround }) => [areaGround],
  [LABEL_PATH]: ({ energyLabel }) => [energyLabel ?? ""],
  "technical.elevator": ({ hasElevator }) => [hasElevator],
  "technical.newBuilding": ({ isNewBuilding }) => [isNewBuilding],
  "technical.terrace": ({ hasTerrace }) => [hasTerrace],
  "technical.garden": ({ hasGarden }) => [hasGarden],
  "technical.parking": ({ hasParking }) => [hasParking],
};
const VALUES = { ...VALUES_OF_PROJECT, ...VALUES_OF_UNIT };

/** The paths that projects answer; each has a bit of its own where failures are noted, sixteen at most. */
export const UNIT_PATHS: readonly string[] = Object.keys(VALUES);

/** Tells whether a condition on a path asks one unit of a project, together with all other such conditions. */
export function isOfUnit(path: string): boolean {
  return Object.hasOwn(VALUES_OF_UNIT, path);
}

/** Takes projects in the order of their ids. With `former`, values have the codes that they have there. */
export function createProjectUnits(former?: ProjectUnits) {
  const ids: number[] = [];
  const [lngs, lats]: [number[], number[]] = [[], []];
  const projects: number[] = [];
  const columns = UNIT_PATHS.map((path) => openColumn(VALUES[path]!, former?.columns[path]?.lists));
  return {
    add(project: ListedProject): void {
      ids.push(project.id);
      lngs.push(project.lng ?? NaN);
      lats.push(project.lat ?? NaN);
      for (const unit of project.units) {
        projects.push(ids.length - 1);
        for (const column of columns) column.add(unit, project);
      }
    },
    /** Takes the project at a place of `former` over, whose units stand from one place to before another. */
    copy(place: number, from: number, to: number): void {
      ids.push(former!.ids[place]!);
      lngs.push(former!.lngs[place]!);
      lats.push(former!.lats[place]!);
      for (let unit = from; unit < to; unit += 1) {
        projects.push(ids.length - 1);
        UNIT_PATHS.forEach((path, at) => columns[at]!.codes.push(former!.columns[path]!.codes[unit]!));
      }
    },
    finish: (): ProjectUnits => ({
      ids: Float64Array.from(ids),
      lngs: Float64Array.from(lngs),
      lats: Float64Array.from(lats),
      projects: Int32Array.from(projects),
      columns: Object.fromEntries(
        UNIT_PATHS.map((path, at) => {
          const { codes, lists } = columns[at]!;
          return [path, { codes: Int32Array.from(codes), lists }];
        }),
      ),
    }),
  };
}

function openColumn(read: ReadValues, former: UnitColumn["lists"] = []) {
  const lists = [...former];
  const codes: number[] = [];
  const codeOf = new Map(lists.map((values, code) => [keyOf(values), code]));
  return {
    codes,
    lists,
    add(unit: SearchableUnit, project: ListedProject): void {
      const values = read(unit, project).filter((value) => value !== null);
      const key = keyOf(values);
      const known = codeOf.get(key);
      codes.push(known ?? lists.length);
      if (known !== undefined) return;
      codeOf.set(key, lists.length);
      lists.push(values);
    },
  };
}

/** Ids, amounts and flags may be none or two; a label and a country are one text always. */
const keyOf = (values: readonly Value[]): Value => (values.length === 1 ? values[0]! : values.join());

/** The units after some projects changed: `ids` names all of them, `fresh` has those that lists show now, in the order of their ids. */
export function patchProjectUnits(
  former: ProjectUnits,
  ids: readonly number[],
  fresh: readonly ListedProject[],
): ProjectUnits {
  const changed = new Set(ids);
  const units = createProjectUnits(former);
  let next = 0;
  const addUntil = (id: number) => {
    for (; next < fresh.length && fresh[next]!.id < id; next += 1) units.add(fresh[next]!);
  };
  for (let place = 0, from = 0; place < former.ids.length; place += 1) {
    let to = from;
    while (former.projects[to] === place) to += 1;
    const id = former.ids[place]!;
    addUntil(id);
    if (!changed.has(id)) units.copy(place, from, to);
    from = to;
  }
  addUntil(Infinity);
  return units.finish();
}
