import type { Grouping } from "#domain/listing/search.ts";
import type { Kind } from "../search-conditions/read-kinds.ts";
import type { RowSelection } from "./row-selection.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { OrderedRows } from "./order-rows.ts";

type Part = { readonly from: number; readonly size: number };

/** The ids of one page of what is asked for, in its order; of all pages `total` are known to be found. */
export function findRows(
  { rows, places }: OrderedRows,
  asked: RowSelection,
  { from, size }: Part,
  total: number,
): number[] {
  const passes = testOf(rows, asked);
  const end = Math.min(from + size, total);
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < places.length && passed < end; at += 1) {
    const row = places[at]!;
    if (!passes(row)) continue;
    if (passed >= from) found.push(rows.ids[row]!);
    passed += 1;
  }
  return found;
}

/** The ids of all that is asked for by what their listings are grouped by, each in its order; 0 is none. */
export function groupRows(
  { rows, places }: OrderedRows,
  asked: RowSelection,
  grouping: Grouping,
  kinds: readonly Kind[],
): Map<number, number[]> {
  const passes = testOf(rows, asked);
  const keyOf = keysOf(rows, grouping, kinds);
  const groups = new Map<number, number[]>();
  for (const row of places) {
    if (!passes(row)) continue;
    const key = keyOf(row);
    const ids = groups.get(key);
    if (ids) ids.push(rows.ids[row]!);
    else groups.set(key, [rows.ids[row]!]);
  }
  return groups;
}

function testOf(
  { kinds, cities }: ListingRows,
  { from, to, isKind, isCity, failures, isProject }: RowSelection,
) {
  const passes = (row: number) =>
    row >= from && row < to && (isKind[kinds[row]!]! & isCity[cities[row]!]!) === 1;
  if (failures === null) return (row: number) => passes(row) || isProject(row);
  return (row: number) => (failures[row] === 0 && passes(row)) || isProject(row);
}

const KIND_COLUMNS = { type: "head_type", subtype: "sub_type", status: "transaction" } as const;

function keysOf(rows: ListingRows, grouping: Grouping, kinds: readonly Kind[]): (row: number) => number {
  if (grouping === "city") return (row) => rows.cityIds[rows.cities[row]!]!;
  const column = KIND_COLUMNS[grouping];
  const keys = new Map(kinds.map((kind) => [kind.kind_id, kind[column]]));
  return (row) => keys.get(rows.kinds[row]!) ?? 0;
}
