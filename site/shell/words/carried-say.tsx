import { type ReactNode, useMemo } from "react";
import { createSay, type Say } from "#words/words.ts";
import { useLocale } from "../language/locale-context.tsx";
import { SayContext, useSay } from "./say-context.tsx";

type CarriedSayProps = { readonly words: Readonly<Record<string, string>>; readonly children: ReactNode };

/** Says the words that a page's data brought along, and all others as the frame does. */
export function CarriedSay({ words, children }: CarriedSayProps) {
  const locale = useLocale();
  const say = useSay();
  const both = useMemo(() => {
    const carried = createSay(locale, words);
    const either: Say = (key, values) => {
      const text = carried(key, values);
      return text === `_${key}_` ? say(key, values) : text;
    };
    return either;
  }, [locale, words, say]);
  return <SayContext value={both}>{children}</SayContext>;
}
