import { hasMarkup } from "#domain/format/has-markup.ts";
import { plainText } from "./plain-text.server.ts";

/** Texts that may be HTML: pages show them as safe paragraphs. */
const RICH: ReadonlySet<string> = new Set([
  "general.description",
  "general.shortDescription",
  "general.descriptionShort",
  "property.description",
  "property.short_description",
]);

/** Addresses are no text to read: "?a=1&copy;=2" stays. */
const ADDRESSES: ReadonlySet<string> = new Set(["link", "file", "thumbnail", "picture", "placeholder"]);

/**
 * A listing, a holiday home or a list of names whose plain texts are without markup and entities; the same object where
 * nothing changes. `tell` hears the path of each text that had some, list positions in it.
 * Example: `{ general: { title: { nl: "<b>Villa</b>" } } }` has the title "Villa".
 */
export function withPlainTexts<T>(value: T, tell: (path: string) => void = () => {}): T {
  return plainly(value, "", tell) as T;
}

function plainly(value: unknown, path: string, tell: (path: string) => void): unknown {
  if (typeof value === "string") {
    if (!hasMarkup(value)) return value;
    tell(path);
    return plainText(value);
  }
  if (typeof value !== "object" || value === null) return value;
  let changed: Record<string, unknown> | unknown[] | null = null;
  // No two listings have the same fields: "in" would make a list of them for each, seven times as slow.
  for (const key of Object.keys(value)) {
    const before = (value as Record<string, unknown>)[key];
    if (isBare(before)) continue;
    const inner = path ? `${path}.${key}` : key;
    if (ADDRESSES.has(key) || RICH.has(inner)) continue;
    const after = plainly(before, inner, tell);
    if (after === before) continue;
    changed ??= Array.isArray(value) ? [...value] : { ...value };
    (changed as Record<string, unknown>)[key] = after;
  }
  return changed ?? value;
}

/** Most of a listing: it needs no path, and a hundred thousand listings have millions of these. */
function isBare(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("<") && !value.includes("&");
  return typeof value !== "object" || value === null;
}
