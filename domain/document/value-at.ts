import { fieldOf, isNested } from "./differing-paths.ts";

/** What stands at a place of a document; undefined where nothing does. Example: `valueAt({ team: [{ name: "An" }] }, ["team", 0, "name"])` is `"An"`. */
export function valueAt(document: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isNested(value) ? fieldOf(value, String(name)) : undefined),
    document,
  );
}
