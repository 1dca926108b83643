/** The names from a document's own field to a place in it. Example: `["general", "price", "value"]`. */
export type Path = readonly string[];

/**
 * The paths at which two JSON documents differ, each as long as possible. A list whose length differs is one path, and a document of another
 * kind is the empty path. A field that is null counts as absent. Example: `[["title", "nl"]]` of `{ title: { nl: "a" } }` and `{ title: { nl: "b" } }`.
 */
export function differingPaths(former: unknown, next: unknown, path: Path = []): Path[] {
  if (!isNested(former) || !isNested(next)) return (former ?? null) === (next ?? null) ? [] : [path];
  if (!hasSameShape(former, next)) return [path];
  const names = new Set([...Object.keys(former), ...Object.keys(next)]);
  return [...names].flatMap((name) =>
    differingPaths(fieldOf(former, name), fieldOf(next, name), [...path, name]),
  );
}

/** The same as findings name places. Example: `["title.nl"]`. */
export function differingPlaces(former: unknown, next: unknown): string[] {
  return differingPaths(former, next).map((path) => path.join("."));
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
export function hasSameShape(one: Nested, other: Nested): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return !Array.isArray(one) || one.length === (other as unknown as unknown[]).length;
}

/** A document's own field; undefined where it is absent. Example: `fieldOf({}, "constructor")` is undefined. */
export function fieldOf(document: Nested, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}
