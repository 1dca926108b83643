import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll } from "vitest";
import type { Locale } from "#domain/locale/locale.ts";
import { de } from "#words/de.ts";
import { en } from "#words/en.ts";
import { fr } from "#words/fr.ts";
import { nl } from "#words/nl.ts";
import { createSay } from "#words/words.ts";
import { fetchEveryPart } from "../../chunks/on-demand.tsx";
import { LocaleContext } from "../../shell/language/locale-context.tsx";
import { SayContext } from "../../shell/words/say-context.tsx";

beforeAll(fetchEveryPart);

const DICTIONARIES = { nl, fr, en, de };

/** The HTML that the server sends for a part of a page, at an address and in a language, without what only React reads. */
export function draw(part: ReactElement, place: Place = {}): string {
  return drawWhole(part, place).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
}

type Place = { readonly locale?: Locale; readonly at?: string };

/** The same, sign by sign. */
export function drawWhole(part: ReactElement, { locale = "nl", at = "/nl/te-koop" }: Place = {}): string {
  const page = (
    <LocaleContext value={locale}>
      <SayContext value={createSay(locale, DICTIONARIES[locale])}>{part}</SayContext>
    </LocaleContext>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [at] });
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html;
}
