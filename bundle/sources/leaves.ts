import { isPlainObject } from "#domain/is-plain-object.ts";
import type { Json, JsonObject, KeyedList, Mapping } from "./mapping-row.ts";

/** One value of a document. */
export type Leaf = {
  /** As a row names it: `pictures[].url`, `details[73].value`. */
  readonly path: string;
  readonly value: Json;
  /** The positions that the `[]` of the path stand for. */
  readonly positions: readonly number[];
  readonly parent: JsonObject;
  readonly entry: JsonObject;
  /** The list of which the value is an entry of its own. */
  readonly list?: KeyedList;
};

type Around = Pick<Leaf, "path" | "positions" | "parent" | "entry">;

/** Every value of a document, in its order, empty ones too. Example: `{ a: [1, 2] }` has two leaves with the path `a[]`. */
export function leavesOf(document: JsonObject, keys: Mapping["keys"]): Leaf[] {
  return leavesIn(document, { path: "", positions: [], parent: document, entry: document }, keys);
}

function leavesIn(value: Json, around: Around, keys: Mapping["keys"]): Leaf[] {
  if (isList(value)) return value.flatMap((entry, position) => leavesOfEntry(entry, position, around, keys));
  if (!isPlainObject(value)) return [{ ...around, value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesIn(inner, { ...around, path: around.path ? `${around.path}.${name}` : name, parent: value }, keys),
  );
}

function leavesOfEntry(entry: Json, position: number, around: Around, keys: Mapping["keys"]): Leaf[] {
  const list = keys[around.path];
  const name = list && isPlainObject(entry) ? entry[typeof list === "string" ? list : list.key] : undefined;
  const own = isPlainObject(entry) ? { entry } : {};
  if (typeof list === "object" && isPlainObject(entry) && name !== undefined)
    return [
      {
        path: `${around.path}[${String(name)}]`,
        value: entry[list.value] ?? null,
        positions: [],
        parent: entry,
        entry,
        list,
      },
    ];
  return name === undefined
    ? leavesIn(
        entry,
        { ...around, ...own, path: `${around.path}[]`, positions: [...around.positions, position] },
        keys,
      )
    : leavesIn(entry, { ...around, ...own, path: `${around.path}[${String(name)}]` }, keys);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
