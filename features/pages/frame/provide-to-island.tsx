import type { ReactNode } from "react";
import { LocaleContext } from "#features/site/locale-context.tsx";
import { languageOfPage, pageSay } from "#features/site/messages/page-say.ts";
import { SayContext } from "#features/site/messages/say-context.tsx";

/** Puts the language and the words of this document around an island, in the browser. */
export function provideToIsland(island: ReactNode): ReactNode {
  return (
    <LocaleContext value={languageOfPage()}>
      <SayContext value={pageSay()}>{island}</SayContext>
    </LocaleContext>
  );
}
