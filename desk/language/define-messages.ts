import { use } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { createTranslate, type Dictionary, type Translate } from "#domain/locale/translate.ts";
import type { CountedKey } from "./messages.ts";
import { useLanguage } from "./language.tsx";

type Load<Key extends string> = () => Promise<{ readonly default: Readonly<Record<Key, string>> }>;
/** By the names of their files, as `import.meta.glob` gives them. */
type Loads<Key extends string> = Readonly<Record<`./messages/${string}.json`, Load<Key>>>;
type Words<Key extends string> = Translate<Key | CountedKey<Key>>;

/**
 * The words of a part of the desk, loaded in one language when the part is opened; the part waits for them as it waits for its
 * script. Example: `export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"))`.
 */
export function defineMessages<Key extends string>(loads: Loads<Key>): () => Words<Key> {
  const known = new Map<Locale, Promise<Words<Key>>>();
  const wordsIn = (locale: Locale) => {
    const words = known.get(locale) ?? loadTexts(loads, locale).then((texts) => voiceOf(locale, texts));
    known.set(locale, words);
    // What was lost on the way is asked for again.
    words.catch(() => known.delete(locale));
    return words;
  };
  return () => use(wordsIn(useLanguage().locale));
}

async function loadTexts<Key extends string>(loads: Loads<Key>, locale: Locale) {
  const load = loads[`./messages/${locale}.json`];
  if (!load) throw new Error(`This part of the desk has no messages in ${locale}`);
  return (await load()).default;
}

function voiceOf<Key extends string>(locale: Locale, texts: Dictionary): Words<Key> {
  return createTranslate<Key | CountedKey<Key>>(locale, texts);
}
