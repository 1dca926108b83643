import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { useLocale } from "../locale-context.tsx";

/** Text of an agency's; where it fell back to another language than the page's, it says which. */
export function Localized({ words }: { readonly words: LocalizedText }) {
  const locale = useLocale();
  return words.locale === locale ? words.text : <span lang={words.locale}>{words.text}</span>;
}
