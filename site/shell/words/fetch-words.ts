import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { addDictionary } from "./dictionaries.ts";

type Words = Readonly<Record<string, string>>;

/** What all pages say at once, what parts that are fetched later say, and what estates say. */
const WORDS: Record<Locale, Record<"any" | "more" | "estate", () => Promise<Words>>> = {
  nl: {
    any: async () => (await import("#words/browser/nl.ts")).nl,
    more: async () => (await import("#words/browser/more/nl.ts")).nl,
    estate: async () => (await import("#words/nl/estate.ts")).estate,
  },
  fr: {
    any: async () => (await import("#words/browser/fr.ts")).fr,
    more: async () => (await import("#words/browser/more/fr.ts")).fr,
    estate: async () => (await import("#words/fr/estate.ts")).estate,
  },
  en: {
    any: async () => (await import("#words/browser/en.ts")).en,
    more: async () => (await import("#words/browser/more/en.ts")).en,
    estate: async () => (await import("#words/en/estate.ts")).estate,
  },
  de: {
    any: async () => (await import("#words/browser/de.ts")).de,
    more: async () => (await import("#words/browser/more/de.ts")).de,
    estate: async () => (await import("#words/de/estate.ts")).estate,
  },
};

/** Fetches what the pages of a route say, before one is drawn. */
export async function fetchWordsOf(routeId: string): Promise<void> {
  await Promise.all([fetchWords("any"), /\.(estate|entity)/.test(routeId) && fetchWords("estate")]);
}

/** Fetches what parts say whose code is fetched later, before they are drawn. */
export function fetchMoreWords(): Promise<void> {
  return fetchWords("more");
}

async function fetchWords(part: "any" | "more" | "estate"): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "nl";
  addDictionary(locale, await WORDS[locale][part]());
}
