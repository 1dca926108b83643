import type { ReactNode } from "react";
import { isLocale } from "#domain/locale/locale.ts";
import { LocaleContext } from "#site/shell/language/locale-context.tsx";
import { SayContext } from "#site/shell/words/say-context.tsx";
import { createSay, type Dictionary } from "#words/words.ts";

/** Puts the language and the words of this document around an island, in the browser. */
export function provideToIsland(island: ReactNode): ReactNode {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "nl";
  return (
    <LocaleContext value={locale}>
      <SayContext value={createSay(locale, readWords())}>{island}</SayContext>
    </LocaleContext>
  );
}

/** What is shown in place of a page's content, or above it, brings the words of its islands along. */
function readWords(): Dictionary {
  const brought = [...document.querySelectorAll("script[data-island-words]")];
  return Object.assign({}, ...brought.map(({ textContent }) => JSON.parse(textContent) as Dictionary));
}
