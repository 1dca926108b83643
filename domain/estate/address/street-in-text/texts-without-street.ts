import { isLocale } from "../../../locale/locale.ts";
import type { HiddenAddress } from "./street-names.ts";
import { withoutStreet } from "./without-street.ts";

/** What a text of a listing told of a hidden address. */
export type MentionedStreet = {
  /** The field, as `general.title.nl`. */
  readonly path: string;
  readonly words: readonly string[];
  /** What stands there instead; null where it can't be changed: it is where a link leads. */
  readonly instead: string | null;
};

/** Concealed by themselves, or not about this estate: names of lists, and who sells it. */
const NOT_ITS_TEXTS: ReadonlySet<string> = new Set([
  "address",
  "general.address",
  "general.city",
  "general.headType",
  "general.subType",
  "general.transaction",
  "salesRep",
  "periods",
]);
const LINKS: ReadonlySet<string> = new Set(["link"]);
const FILES: ReadonlySet<string> = new Set(["file", "thumbnail", "picture", "placeholder", "takenCalendar"]);

/**
 * A listing or a holiday home whose own texts tell the city instead of a hidden street; the same object where none told
 * it. `tell` hears of each. Example, of Kerkstraat 12 in Gent: `{ general: { title: { nl: "Villa Kerkstraat 12" } } }` has
 * the title "Villa Gent".
 */
export function textsWithoutStreet<T>(
  node: T,
  hidden: HiddenAddress,
  tell: (told: MentionedStreet) => void = () => {},
): T {
  if (hidden.streets.length === 0) return node;
  return changed(node, "", { hidden, tell }) as T;
}

type Work = { readonly hidden: HiddenAddress; readonly tell: (told: MentionedStreet) => void };

function changed(value: unknown, path: string, work: Work): unknown {
  if (typeof value === "string") return changedText(value, path, work);
  if (typeof value !== "object" || value === null) return value;
  let copy: Record<string, unknown> | unknown[] | null = null;
  for (const [key, before] of Object.entries(value)) {
    const inner = path ? `${path}.${key}` : key;
    if (FILES.has(key) || NOT_ITS_TEXTS.has(inner)) continue;
    const after = changed(before, inner, work);
    if (after === before) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[key] = after;
  }
  return copy ?? value;
}

function changedText(value: string, path: string, { hidden, tell }: Work): string {
  const key = path.slice(path.lastIndexOf(".") + 1);
  const { text, words } = withoutStreet(value, hidden, isLocale(key) ? key : undefined);
  if (words.length === 0) return value;
  const isLink = LINKS.has(key);
  tell({ path, words, instead: isLink ? null : text });
  return isLink ? value : text;
}
