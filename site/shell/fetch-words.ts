import type { Locale } from "#domain/locale/locale.ts";
import { addDictionary } from "./dictionaries.ts";

type Words = Readonly<Record<string, string>>;

/** Each language in three chunks: a page fetches what all pages say, and what its own kind says. */
const WORDS: Record<Locale, Record<WordArea | "any", () => Promise<Words>>> = {
  nl: {
    any: async () => (await import("#words/browser/nl.ts")).nl,
    listing: async () => (await import("#words/nl/listing.ts")).listing,
    estate: async () => (await import("#words/nl/estate.ts")).estate,
  },
  fr: {
    any: async () => (await import("#words/browser/fr.ts")).fr,
    listing: async () => (await import("#words/fr/listing.ts")).listing,
    estate: async () => (await import("#words/fr/estate.ts")).estate,
  },
  en: {
    any: async () => (await import("#words/browser/en.ts")).en,
    listing: async () => (await import("#words/en/listing.ts")).listing,
    estate: async () => (await import("#words/en/estate.ts")).estate,
  },
  de: {
    any: async () => (await import("#words/browser/de.ts")).de,
    listing: async () => (await import("#words/de/listing.ts")).listing,
    estate: async () => (await import("#words/de/estate.ts")).estate,
  },
};

export type WordArea = "listing" | "estate";

/** What the pages of a route say; the agency's own pages have lists and searches. */
export function areaOfRoute(routeId: string): WordArea {
  return /\.(estate|entity)/.test(routeId) ? "estate" : "listing";
}

/** Fetches what a kind of page says, before it is drawn. */
export async function fetchWords(locale: Locale, area: WordArea): Promise<void> {
  const [any, own] = await Promise.all([WORDS[locale].any(), WORDS[locale][area]()]);
  addDictionary(locale, { ...any, ...own });
}
