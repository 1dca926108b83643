import type { Where } from "#features/listings/schema/search.ts";
import { faultsOfWhere, type RangeLike } from "#domain/listing/search-paths.ts";
import { wordsOf } from "./words-of-estate.ts";
import { writeIdsOfWords, wordQueryOf, type WordQuery } from "./word-query.ts";
import { LABEL_PATH, PARENT_PATH, SET_COLUMNS, VALUE_COLUMNS } from "./search-columns.ts";
import { isOfKind } from "./kind-tests.ts";

/** Makes a value a parameter of the statement and answers its place in it, such as `$3`. */
export type Bind = (value: unknown) => string;

/** One condition on `estate e`: `key` says the same of two conditions that are the same. */
export type Condition = {
  readonly path: string;
  readonly key: string;
  readonly write: (bind: Bind) => string;
  /** Of words: what is asked of them, which can be answered without a look at `estate`. */
  readonly words?: WordQuery;
};

/**
 * Turns the conditions of a search that its kinds don't answer into parameterised SQL, one a path and operator. Throws {@link UnknownPathError} for
 * what the published list doesn't hold, so that nothing of a visitor's ever becomes SQL text.
 */
export function conditionsOf(where: Where): Condition[] {
  const fault = faultsOfWhere(where as Parameters<typeof faultsOfWhere>[0])[0];
  if (fault) throw new UnknownPathError(fault.path, fault.message);
  const { terms = {}, range = {}, match = {}, area } = where;
  return [
    PARENT_PATH in terms ? UNITS : ROOTS,
    ...Object.entries(terms)
      .filter(([path]) => !isOfKind(path))
      .map(([path, values]) => condition(path, values, termsOf(path, values))),
    ...Object.entries(range)
      .filter(([path]) => !isOfKind(path))
      .map(([path, bounds]) => condition(path, bounds, rangeOf(path, bounds))),
    ...Object.entries(match).map(([path, text]) => matchCondition(path, text)),
    area ? condition("area", area, (bind) => areaOf(area, bind)) : null,
  ].filter((one) => one !== null);
}

/** Units are found under their project, unless they are asked for. */
export const ROOTS: Condition = {
  path: "",
  key: '["","roots"]',
  write: () => "e.parent_id is null and not e.hidden",
};

/** What its agency hides is found by no search, the units of a hidden project neither. */
const UNITS: Condition = {
  path: "",
  key: '["","units"]',
  write: () =>
    "not e.hidden and not exists (select from estate p where p.site_id = $1 and p.id = e.parent_id and p.hidden)",
};

function condition(path: string, value: unknown, write: Condition["write"]): Condition {
  return { path, key: JSON.stringify([path, value]), write };
}

function termsOf(path: string, values: ReadonlyArray<string | number | boolean>): Condition["write"] {
  const set = SET_COLUMNS[path];
  if (set) return (bind) => `e.${set.column} && ${bind(values)}::${set.type}[]`;
  const { column, type } = valueColumn(path);
  // An empty text stands for a label that nobody knows.
  const value = path === LABEL_PATH && values.includes("") ? `coalesce(e.${column}, '')` : `e.${column}`;
  return values.length === 1
    ? (bind) => `${value} = ${bind(values[0])}::${type}`
    : (bind) => `${value} = any(${bind(values)}::${type}[])`;
}

const COMPARISONS = { gte: ">=", gt: ">", lte: "<=", lt: "<" } as const;
type Comparison = keyof typeof COMPARISONS;

function rangeOf(path: string, given: RangeLike): Condition["write"] {
  const { column, type } = valueColumn(path);
  const bounds = type === "timestamptz" ? momentBounds(given) : given;
  return (bind) => compare(`e.${column}`, type, bounds, bind);
}

function compare(column: string, type: string, bounds: RangeLike, bind: Bind): string {
  const parts = (Object.keys(COMPARISONS) as Comparison[])
    .filter((name) => bounds[name] !== undefined)
    .map((name) => `${column} ${COMPARISONS[name]} ${bind(bounds[name])}::${type}`);
  return parts.join(" and ") || "true";
}

/** Words that a search leaves empty don't narrow it. */
function matchCondition(path: string, text: string): Condition | null {
  const texts = wordsOf(text);
  if (texts.length === 0) return null;
  const words = wordQueryOf(path, texts);
  if (!words) throw new UnknownPathError(path, "has no words");
  // Asked once and apart: the planner can't guess how rare words are, and would ask anew for every listing.
  const write = (bind: Bind) =>
    `e.id in (with hit as materialized (${writeIdsOfWords(words, bind)}) select hit.id from hit)`;
  return { ...condition(path, texts, write), words };
}

function areaOf(corners: ReadonlyArray<readonly [number, number]>, bind: Bind): string {
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const box = [
    `e.lat between ${bind(Math.min(...lats))}::float8 and ${bind(Math.max(...lats))}::float8`,
    `e.lng between ${bind(Math.min(...lngs))}::float8 and ${bind(Math.max(...lngs))}::float8`,
  ];
  const ring = bind(`(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(",")})`);
  return [...box, `${ring}::polygon @> point(e.lng, e.lat)`].join(" and ");
}

function valueColumn(path: string) {
  const known = VALUE_COLUMNS[path];
  if (!known) throw new UnknownPathError(path, "has no column");
  return known;
}

export function writeConditions(conditions: readonly Condition[], bind: Bind): string {
  return ["e.site_id = $1", ...conditions.map(({ write }) => write(bind))].join(" and ");
}

/** A search names a path that is not on the published list, or asks of it what it can't answer: a 400 that says which. */
export class UnknownPathError extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}

const ZONE = "Europe/Brussels";

/** A bare date is a whole day in Belgium: from its first moment, until before the next day's. */
function momentBounds({ gte, gt, lte, lt }: RangeLike): RangeLike {
  return {
    ...(gte !== undefined && { gte: startOf(gte) }),
    ...(lt !== undefined && { lt: startOf(lt) }),
    ...(gt !== undefined && (isDay(gt) ? { gte: dayAfter(gt) } : { gt })),
    ...(lte !== undefined && (isDay(lte) ? { lt: dayAfter(lte) } : { lte })),
  };
}

function isDay(bound: number | string): bound is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(String(bound));
}

function startOf(bound: number | string): number | string {
  return isDay(bound) ? instantOf(Temporal.PlainDate.from(bound)) : bound;
}

function dayAfter(day: string): string {
  return instantOf(Temporal.PlainDate.from(day).add({ days: 1 }));
}

function instantOf(day: Temporal.PlainDate): string {
  return day.toZonedDateTime(ZONE).toInstant().toString();
}
