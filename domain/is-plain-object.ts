/** Whether a value of JSON is an object, and neither a list nor null. Examples: `{ id: 7 }` is one, `[7]` and null are none. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
