import { LOCALES } from "#domain/locale/locale.ts";

/** What names a part of its page, to eyes and to screen readers. */
const NAMES: ReadonlySet<string> = new Set(["heading", "label"]);

/**
 * Marks the names in a block with its state's: no two parts of a page may have the same one, and here are many.
 * `{ heading: { nl: "Wonen" } }` becomes `{ heading: { nl: "Wonen (one)" } }`; what a list repeats is counted too.
 */
export function distinguish<T>(block: T, mark: string): T {
  return marked(block, mark, "") as T;
}

function marked(value: unknown, mark: string, name: string): unknown {
  if (Array.isArray(value))
    return value.map((one, at) => marked(one, at === 0 ? mark : `${mark} ${at + 1}`, name));
  if (typeof value !== "object" || value === null) return value;
  const isName = NAMES.has(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) =>
      isName && typeof part === "string" && (LOCALES as readonly string[]).includes(key)
        ? [key, `${part} (${mark})`]
        : [key, marked(part, mark, key)],
    ),
  );
}
