import type { SpokenText } from "#domain/locale/localised.ts";
import { useLocale } from "../locale-context.tsx";

/** Text of an agency's; where it fell back to another language than the page's, it says which. */
export function Spoken({ words }: { readonly words: SpokenText }) {
  const locale = useLocale();
  return words.locale === locale ? words.text : <span lang={words.locale}>{words.text}</span>;
}
