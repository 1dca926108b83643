import { type ReactNode, useMemo } from "react";
import type { Say } from "#words/words.ts";
import { SayContext, useSay } from "./say-context.tsx";

type CarriedSayProps = { readonly words: Readonly<Record<string, string>>; readonly children: ReactNode };

/** Says the words that a page's data brought along, and all others as the frame does. */
export function CarriedSay({ words, children }: CarriedSayProps) {
  const say = useSay();
  const both: Say = useMemo(
    () => (key, values) => (Object.hasOwn(words, key) ? words[key]! : say(key, values)),
    [words, say],
  );
  return <SayContext value={both}>{children}</SayContext>;
}
