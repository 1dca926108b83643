import type { ChangedFieldsProps } from "../drafts/fields-in-words.tsx";
import { valueAt } from "#domain/document/value-at.ts";
import { useMessages } from "./messages.ts";
import { useSaidValue } from "./use-said-value.ts";
import { useChangedWords } from "./use-changed-words.ts";

const MOST_FIELDS = 5;
const MOST_CHARACTERS = 80;

/** Names the fields of a document within a sentence, in the words of the screens that change them. */
export function ChangedFields({ resource, places, document, values, say }: ChangedFieldsProps) {
  const t = useMessages();
  const wordsOf = useChangedWords();
  const said = useSaidValue();
  const withValue = (place: string) => {
    const path = place.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const value = said(valueAt(values, path))?.slice(0, MOST_CHARACTERS);
    return `${wordsOf(resource, [place], document)[0]} “${value ?? t("empty")}”`;
  };
  const words =
    values === undefined ? wordsOf(resource, places, document) : [...new Set(places.map(withValue))];
  const more = words.length - MOST_FIELDS;
  return say([...words.slice(0, MOST_FIELDS), ...(more > 0 ? [t("more", { count: more })] : [])].join(", "));
}
