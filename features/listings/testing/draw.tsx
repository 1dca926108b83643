import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Locale } from "#domain/locale/locale.ts";
import { de } from "#words/de.ts";
import { en } from "#words/en.ts";
import { fr } from "#words/fr.ts";
import { nl } from "#words/nl.ts";
import { createSay } from "#words/words.ts";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { SayContext } from "#features/site/messages/say-context.tsx";

const DICTIONARIES = { nl, fr, en, de };

/** The HTML that the server sends for a part of a page in a language, without what only React reads. */
export function draw(part: ReactElement, place: Place = {}): string {
  return drawWhole(part, place).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
}

type Place = { readonly locale?: Locale };

/** The same, sign by sign. */
export function drawWhole(part: ReactElement, { locale = "nl" }: Place = {}): string {
  return renderToString(
    <LocaleContext value={locale}>
      <SayContext value={createSay(locale, DICTIONARIES[locale])}>{part}</SayContext>
    </LocaleContext>,
  );
}
