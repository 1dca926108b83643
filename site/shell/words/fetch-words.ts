import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { addDictionary } from "./dictionaries.ts";

type Words = Readonly<Record<string, string>>;

/** What all pages say at once, and what parts that are fetched later say. */
const WORDS: Record<Locale, Record<"any" | "more", () => Promise<Words>>> = {
  nl: {
    any: async () => (await import("#words/browser/nl.ts")).nl,
    more: async () => (await import("#words/browser/more/nl.ts")).nl,
  },
  fr: {
    any: async () => (await import("#words/browser/fr.ts")).fr,
    more: async () => (await import("#words/browser/more/fr.ts")).fr,
  },
  en: {
    any: async () => (await import("#words/browser/en.ts")).en,
    more: async () => (await import("#words/browser/more/en.ts")).en,
  },
  de: {
    any: async () => (await import("#words/browser/de.ts")).de,
    more: async () => (await import("#words/browser/more/de.ts")).de,
  },
};

/** Fetches what pages say, before one is drawn. */
export function fetchPageWords(): Promise<void> {
  return fetchWords("any");
}

/** Fetches what parts say whose code is fetched later, before they are drawn. */
export function fetchMoreWords(): Promise<void> {
  return fetchWords("more");
}

async function fetchWords(part: "any" | "more"): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "nl";
  addDictionary(locale, await WORDS[locale][part]());
}
