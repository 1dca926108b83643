import { isLocale, type Locale } from "#domain/locale/locale.ts";
import type { Block } from "../blocks/block.ts";

export type PartsOfPlace = {
  /** The names of its fields from the outside in, without numbers and languages. */
  readonly names: readonly string[];
  /** The block, menu item or office that it is in, counted from 1. */
  readonly number: number | null;
  /** What kind of block it is in, where the document says. */
  readonly blockType: string | null;
  readonly locale: Locale | null;
};

const NUMBER = /^\d+$/;

/** What a place in a document says: `blocks.2.text.fr` is the field `text` of the third block in French. */
export function partsOfPlace(place: string, document?: unknown): PartsOfPlace {
  const parts = place.split(".").filter(Boolean);
  const last = parts.at(-1);
  const at = parts.find((part) => NUMBER.test(part));
  const isInBlock = parts[0] === "blocks" && at !== undefined;
  const { blocks } = (document ?? {}) as { readonly blocks?: readonly Block[] };
  return {
    names: parts.filter(
      (part, index) => !NUMBER.test(part) && !isLocale(part) && !(isInBlock && index === 0),
    ),
    number: at === undefined ? null : Number(at) + 1,
    blockType: isInBlock ? (blocks?.[Number(at)]?.type ?? null) : null,
    locale: isLocale(last) ? last : null,
  };
}

/** Says each place once, with the languages that changed. Example: `["Titel (NL, FR)"]`. */
export function withLanguages(
  said: ReadonlyArray<{ readonly words: string; readonly locale: Locale | null }>,
): string[] {
  const languages = new Map<string, Locale[]>();
  for (const { words, locale } of said) {
    const known = languages.get(words) ?? [];
    languages.set(words, locale === null || known.includes(locale) ? known : [...known, locale]);
  }
  return [...languages].map(([words, locales]) =>
    locales.length === 0 ? words : `${words} (${locales.join(", ").toUpperCase()})`,
  );
}
