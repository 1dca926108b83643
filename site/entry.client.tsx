import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { Awake } from "./chunks/awake.tsx";
import { reportChunkFailure } from "./chunks/chunk-failure.ts";
import { addDictionary } from "./shell/dictionaries.ts";

/** One chunk for each language: a page fetches its own alone. */
const WORDS: Record<Locale, () => Promise<Readonly<Record<string, string>>>> = {
  nl: async () => (await import("#words/browser/nl.ts")).nl,
  fr: async () => (await import("#words/browser/fr.ts")).fr,
  en: async () => (await import("#words/browser/en.ts")).en,
  de: async () => (await import("#words/browser/de.ts")).de,
};

async function wakePage(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "nl";
  addDictionary(locale, await WORDS[locale]());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Awake locale={locale}>
          <HydratedRouter />
        </Awake>
      </StrictMode>,
    );
  });
}

wakePage().catch(reportChunkFailure);
