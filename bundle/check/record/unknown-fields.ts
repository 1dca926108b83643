/**
 * The paths of fields that a schema dropped, list positions left out: "general.colour". A field of one name counts once.
 */
export function unknownFields(input: unknown, kept: unknown): string[] {
  const found = new Set<string>();
  compare(input, kept, "", found);
  return [...found];
}

function compare(input: unknown, kept: unknown, path: string, found: Set<string>): void {
  if (input === kept || typeof input !== "object" || input === null) return;
  if (typeof kept !== "object" || kept === null) return;
  if (Array.isArray(input)) {
    if (!Array.isArray(kept)) return;
    for (let index = 0; index < input.length; index += 1) compare(input[index], kept[index], path, found);
    return;
  }
  for (const key of Object.keys(input)) {
    const inner = path ? `${path}.${key}` : key;
    if (Object.hasOwn(kept, key)) {
      compare((input as Record<string, unknown>)[key], (kept as Record<string, unknown>)[key], inner, found);
    } else found.add(inner);
  }
}
