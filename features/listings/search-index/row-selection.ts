import { insideOf } from "#domain/listing/area.ts";
import type { Where } from "../schema/search.ts";
import type { Kind } from "../search-conditions/read-kinds.ts";
import { CITY_PATH, PRICE_PATH } from "../search-conditions/search-columns.ts";
import { firstWhere } from "./first-where.ts";
import type { ListingRows } from "./listing-rows.ts";
import { failuresOf } from "./row-traits.ts";

/** The part of a search's plan that rows answer: its conditions, the kinds and the projects that pass them. */
type AskedOfRows = {
  readonly where: Where;
  readonly kindsBut: (path: null) => readonly Kind[];
  readonly kinds: readonly Kind[];
  readonly among: Float64Array | null;
  readonly projects: { readonly has: (id: number) => boolean };
};

/** What a search asks of a site's rows: from the first row at its prices to before the last, of these kinds, in these cities; and of its projects these. */
export type RowSelection = {
  readonly from: number;
  readonly to: number;
  /** 1 for each kind that is asked for. */
  readonly isKind: Uint8Array;
  /** 1 for each place of a city that is asked for. */
  readonly isCity: Uint8Array;
  /** Of each row the conditions on traits that it does not meet, all where it lies outside the area or is not among those that the database found; null where nothing of that is asked. */
  readonly failures: Uint8Array | null;
  /** Whether the project that stands at a row is asked for; its price, kind and city don't matter any more. */
  readonly isProject: (row: number) => boolean;
};

const EVERY_PATH = 0xff;

/** As SQL tells it: what has no price fits no bound. */
export function selectRows(rows: ListingRows, plan: AskedOfRows): RowSelection {
  const { ids, prices, kinds, kindsEnd, cityIds, cityIndexes, traits } = rows;
  const { terms = {}, range = {} } = plan.where;
  const isKind = new Uint8Array(kindsEnd);
  for (const { kind_id } of plan.kindsBut(null)) isKind[kind_id] = 1;
  const cities = terms[CITY_PATH];
  const isCity = new Uint8Array(cityIds.length).fill(cities ? 0 : 1);
  for (const id of cities ?? []) {
    const place = cityIndexes.get(Number(id));
    if (place !== undefined) isCity[place] = 1;
  }
  const isOfProjects = new Uint8Array(kindsEnd);
  for (const { kind_id, is_project } of plan.kinds) if (is_project) isOfProjects[kind_id] = 1;
  const isProject = (row: number) => isOfProjects[kinds[row]!] === 1 && plan.projects.has(ids[row]!);
  const failures = together([
    failuresOf(traits, plan.where),
    plan.where.area ? remembered(rows, plan.where.area, failuresOutside) : null,
    plan.among ? remembered(rows, plan.among, failuresBeside) : null,
  ]);
  const asked = { isKind, isCity, failures, isProject };
  const bounds = range[PRICE_PATH];
  if (!bounds || Object.keys(bounds).length === 0) return { from: 0, to: kinds.length, ...asked };
  const { gte = -Infinity, gt = -Infinity, lte = Infinity, lt = Infinity } = bounds;
  const from = firstWhere(prices.length, (row) => prices[row]! >= Number(gte) && prices[row]! > Number(gt));
  const to = firstWhere(prices.length, (row) => prices[row]! > Number(lte) || prices[row]! >= Number(lt));
  return { from, to, ...asked };
}

/** What any of them finds. */
function together(found: ReadonlyArray<Uint8Array | null>): Uint8Array | null {
  const [first, ...others] = found.filter((failures) => failures !== null);
  if (first === undefined || others.length === 0) return first ?? null;
  const all = first.slice();
  for (const failures of others) for (let row = 0; row < all.length; row += 1) all[row]! |= failures[row]!;
  return all;
}

const known = new WeakMap<ListingRows, WeakMap<object, Uint8Array>>();

/** A page asks the same several times. */
function remembered<Asked extends object>(
  rows: ListingRows,
  asked: Asked,
  find: (rows: ListingRows, asked: Asked) => Uint8Array,
): Uint8Array {
  const told = known.get(rows) ?? new WeakMap<object, Uint8Array>();
  known.set(rows, told);
  const failures = told.get(asked) ?? find(rows, asked);
  told.set(asked, failures);
  return failures;
}

/** At every path, of all listings beside an area. */
function failuresOutside({ lngs, lats }: ListingRows, area: NonNullable<Where["area"]>): Uint8Array {
  const isInside = insideOf(area);
  const outside = new Uint8Array(lngs.length);
  for (let row = 0; row < outside.length; row += 1)
    if (!isInside(lngs[row]!, lats[row]!)) outside[row] = EVERY_PATH;
  return outside;
}

/** At every path, of all listings but some. */
function failuresBeside(rows: ListingRows, among: Float64Array): Uint8Array {
  const ascending = ascendingIds(rows);
  const beside = new Uint8Array(ascending.length).fill(EVERY_PATH);
  for (let at = 0, next = 0; at < ascending.length && next < among.length; at += 1) {
    while (among[next]! < ascending[at]!) next += 1;
    if (among[next] === ascending[at]) beside[rows.byId[at]!] = 0;
  }
  return beside;
}

const knownIds = new WeakMap<ListingRows, Float64Array>();

/** Made once: to read them row by row takes ten times as long as one after the other. */
function ascendingIds(rows: ListingRows): Float64Array {
  const made = knownIds.get(rows);
  if (made) return made;
  const ids = new Float64Array(rows.byId.length);
  for (let at = 0; at < ids.length; at += 1) ids[at] = rows.ids[rows.byId[at]!]!;
  knownIds.set(rows, ids);
  return ids;
}
