import { insideOf } from "#domain/listing/area.ts";
import type { Where } from "#features/listings/schema/search.ts";
import { PRICE_PATH } from "../search-conditions/search-columns.ts";
import { type Value, valueTests } from "../search-conditions/value-tests.ts";
import { type ProjectUnits, UNIT_PATHS } from "./project-units.ts";

type PriceRange = { readonly min: number | null; readonly max: number | null };

/** The projects of which some one unit passes all conditions; where a path is named, all but those on that path. */
export type ProjectMatches = {
  readonly count: (butPath?: string) => number;
  readonly ids: (butPath?: string) => readonly number[];
  readonly has: (id: number) => boolean;
  /** For each group of values at a path how many have a unit with one of them, under all other conditions. */
  readonly countBy: <Group>(
    path: string,
    groupsOf: (value: Value) => readonly Group[],
  ) => ReadonlyMap<Group, number>;
  /** What their units ask that pass all conditions but those on prices. */
  readonly prices: () => PriceRange;
  /** Those of them that have one of these ids, which ascend. */
  readonly among: (ids: Float64Array) => ProjectMatches;
};

/** Judges every unit once. */
export function matchProjects(units: ProjectUnits, where: Where): ProjectMatches {
  return matchesOf(units, failuresOf(units, where));
}

const bitOf = (path: string) => 1 << UNIT_PATHS.indexOf(path);
const EVERY_BIT = 0xffff;

/** Of each unit the paths whose conditions it does not meet; all where its project lies outside the area. */
function failuresOf({ projects, columns, lngs, lats }: ProjectUnits, where: Where): Uint16Array {
  const failures = new Uint16Array(projects.length);
  for (const { path, fits } of valueTests(where, (asked) => UNIT_PATHS.includes(asked))) {
    const { codes, lists } = columns[path]!;
    const bit = bitOf(path);
    const failed = Uint16Array.from(lists, (values) => (values.some(fits) ? 0 : bit));
    for (let unit = 0; unit < failures.length; unit += 1) failures[unit]! |= failed[codes[unit]!]!;
  }
  if (where.area) {
    const isInside = insideOf(where.area);
    const outside = Uint16Array.from(lngs, (lng, place) => (isInside(lng, lats[place]!) ? 0 : EVERY_BIT));
    for (let unit = 0; unit < failures.length; unit += 1) failures[unit]! |= outside[projects[unit]!]!;
  }
  return failures;
}

function matchesOf(units: ProjectUnits, failures: Uint16Array): ProjectMatches {
  const { ids, projects, columns } = units;
  const passing = passingUnits(failures);
  const placesBut = (path?: string) => distinct(passing(path), projects);
  return {
    count: (butPath) => placesBut(butPath).length,
    ids: (butPath) => placesBut(butPath).map((place) => ids[place]!),
    has: membership(ids, placesBut),
    countBy: (path, groupsOf) => {
      const { codes, lists } = columns[path]!;
      const { groups, groupsOfCode } = groupLists(lists, groupsOf);
      const counts = new Int32Array(groups.length);
      const last = new Int32Array(groups.length).fill(-1);
      for (const unit of passing(path)) {
        for (const group of groupsOfCode[codes[unit]!]!) {
          if (last[group] === projects[unit]) continue;
          last[group] = projects[unit]!;
          counts[group]! += 1;
        }
      }
      return new Map(groups.map((group, at) => [group, counts[at]!]));
    },
    prices: () => rangeAt(columns[PRICE_PATH]!, passing(PRICE_PATH)),
    among: (asked) => {
      const listed = failures.slice();
      for (let unit = 0, next = 0; unit < listed.length; unit += 1) {
        const id = ids[projects[unit]!]!;
        while (next < asked.length && asked[next]! < id) next += 1;
        if (asked[next] !== id) listed[unit] = EVERY_BIT;
      }
      return matchesOf(units, listed);
    },
  };
}

/** The units that pass all but one path; most conditions fail no unit alone, so that most paths have the same ones. */
function passingUnits(failures: Uint16Array): (path?: string) => Int32Array {
  let failedAlone = 0;
  for (const failed of failures) if ((failed & (failed - 1)) === 0) failedAlone |= failed;
  const known = new Map<number, Int32Array>();
  return (path) => {
    const bit = path === undefined ? 0 : failedAlone & bitOf(path);
    const told = known.get(bit) ?? unitsPassing(failures, bit);
    known.set(bit, told);
    return told;
  };
}

function unitsPassing(failures: Uint16Array, bit: number): Int32Array {
  const units = new Int32Array(failures.length);
  let count = 0;
  for (let unit = 0; unit < failures.length; unit += 1)
    if ((failures[unit]! & ~bit) === 0) units[count++] = unit;
  return units.subarray(0, count);
}

/** The projects of units, each once. */
function distinct(units: Int32Array, projects: Int32Array): number[] {
  const places: number[] = [];
  for (const unit of units) if (projects[unit] !== places.at(-1)) places.push(projects[unit]!);
  return places;
}

/** Tells of an id whether its project matches; only listings that are projects are asked for. */
function membership(ids: Float64Array, placesBut: () => readonly number[]): ProjectMatches["has"] {
  let found: ReadonlySet<number> | undefined;
  return (id) => {
    found ??= new Set(placesBut().map((place) => ids[place]!));
    return found.has(id);
  };
}

/** The groups of all lists of values, and of each list the places of its groups. */
function groupLists<Group>(
  lists: ReadonlyArray<readonly Value[]>,
  groupsOf: (value: Value) => readonly Group[],
) {
  const places = new Map<Group, number>();
  const placeOf = (group: Group) => {
    if (!places.has(group)) places.set(group, places.size);
    return places.get(group)!;
  };
  const groupsOfCode = lists.map((values) => [...new Set(values.flatMap(groupsOf))].map(placeOf));
  return { groups: [...places.keys()], groupsOfCode };
}

function rangeAt({ codes, lists }: ProjectUnits["columns"][string], units: Int32Array): PriceRange {
  let [min, max] = [Infinity, -Infinity];
  const prices = Float64Array.from(lists, ([price]) => (price === undefined ? NaN : Number(price)));
  for (const unit of units) {
    const price = prices[codes[unit]!]!;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : { min: null, max: null };
}
