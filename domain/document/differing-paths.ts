/** The names from a document's own field to a place in it. Example: `["general", "price", "value"]`. */
export type Path = readonly string[];

/**
 * Where two JSON documents differ, deepest first named; a list whose length differs is named whole, the document itself by no name. A field
 * that is null is one that is absent. Example: `[["title", "nl"]]` of `{ title: { nl: "a" } }` and `{ title: { nl: "b" } }`.
 */
export function differingPaths(former: unknown, next: unknown, path: Path = []): Path[] {
  if (!isNested(former) || !isNested(next)) return (former ?? null) === (next ?? null) ? [] : [path];
  if (!isAlike(former, next)) return [path];
  const names = new Set([...Object.keys(former), ...Object.keys(next)]);
  return [...names].flatMap((name) => differingPaths(at(former, name), at(next, name), [...path, name]));
}

/** Whether two documents say the same. */
export function isSameDocument(former: unknown, next: unknown): boolean {
  return differingPaths(former, next).length === 0;
}

type Nested = Readonly<Record<string, unknown>>;

export function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null;
}

/** Two lists of one length, or two objects. */
export function isAlike(one: Nested, other: Nested): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return !Array.isArray(one) || one.length === (other as unknown as unknown[]).length;
}

/** A field of a document, whatever it is called; undefined where it is absent. */
export function at(document: Nested, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}
