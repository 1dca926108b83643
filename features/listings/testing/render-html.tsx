import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Locale } from "#domain/locale/locale.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { MESSAGES } from "#features/messages.ts";

/** The HTML that the server sends for a part of a page in a language, without what only React reads. */
export function renderHtml(part: ReactElement, place: Place = {}): string {
  return renderWhole(part, place).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
}

type Place = { readonly locale?: Locale };

/** The same, sign by sign. */
function renderWhole(part: ReactElement, { locale = "nl" }: Place = {}): string {
  return renderToString(
    <LocaleContext value={locale}>
      <TranslateContext value={createTranslate(locale, MESSAGES[locale])}>{part}</TranslateContext>
    </LocaleContext>,
  );
}
