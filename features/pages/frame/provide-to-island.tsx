import type { ReactNode } from "react";
import { LocaleContext } from "#site/shell/language/locale-context.tsx";
import { languageOfPage, pageSay } from "#site/shell/words/page-say.ts";
import { SayContext } from "#site/shell/words/say-context.tsx";

/** Puts the language and the words of this document around an island, in the browser. */
export function provideToIsland(island: ReactNode): ReactNode {
  return (
    <LocaleContext value={languageOfPage()}>
      <SayContext value={pageSay()}>{island}</SayContext>
    </LocaleContext>
  );
}
