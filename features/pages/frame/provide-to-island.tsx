import type { ReactNode } from "react";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { languageOfPage, pageTranslate } from "#features/site/messages/page-translate.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";

/** Puts the language and the words of this document around an island, in the browser. */
export function provideToIsland(island: ReactNode): ReactNode {
  return (
    <LocaleContext value={languageOfPage()}>
      <TranslateContext value={pageTranslate()}>{island}</TranslateContext>
    </LocaleContext>
  );
}
