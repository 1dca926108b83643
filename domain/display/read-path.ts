/** What stands at a dotted path of an estate; undefined where there is nothing: `readPath({ a: { b: 1 } }, "a.b")` is 1. */
export function readPath(estate: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (isHolder(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      estate,
    );
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
