import type { Json } from "./mapping-row.ts";

/** One line of `estates.ndjson` in the making: plain JSON that is filled field by field. */
export type ListingDraft = { [key: string]: unknown };

type Container = Record<string, unknown>;

/**
 * Sets a field by its path; `[]` takes the positions in turn, `[+]` adds an entry. Example: `pictures[].url` with the
 * positions `[2]` sets the address of the third picture.
 */
export function setField(draft: ListingDraft, path: string, value: Json, positions: readonly number[]): void {
  const names = path.split(/\.|(?=\[)/);
  const left = [...positions];
  let container: Container = draft;
  for (const [index, name] of names.entries()) {
    const key = keyIn(container, name, left);
    if (index === names.length - 1) container[key] = value;
    else container = containerAt(container, key, names[index + 1]!);
  }
}

function keyIn(container: Container, name: string, positions: number[]): string {
  if (name === "[]") return String(positions.shift() ?? 0);
  return name === "[+]" ? String((container as unknown as unknown[]).length) : name;
}

function containerAt(container: Container, key: string, next: string): Container {
  container[key] ??= next.startsWith("[") ? [] : {};
  return container[key] as Container;
}

/** A draft whose lists have no holes, as positions leave that brought nothing. */
export function withoutHoles<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutHoles) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHoles(inner)])) as T;
}

/** The text id of a listing in its own system; null where it has none. */
export function externalIdOf(draft: ListingDraft | null): string | null {
  const general = draft?.["general"] as { readonly externalId?: string } | undefined;
  return general?.externalId ?? null;
}
