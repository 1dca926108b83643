import { MAX_FAVORITES } from "#domain/favorites.ts";
import type { MessageKey, Translate } from "#domain/locale/translate.ts";

/** A text for none, one and several favourites; that for several says how many they can be at most. */
type Counted = readonly [none: string, one: string, several: string];

/** What `hearts.browser.ts` says, which has no dictionary; `{estate}` stands for the estate. */
export type HeartMessages = {
  readonly count: Counted;
  readonly kept: Counted;
  readonly dropped: Counted;
  readonly full: string;
};

const messagesByTranslate = new WeakMap<Translate, HeartMessages>();

/** All that hearts say in the language of a page: put together once for all pages of a site. */
export function heartMessages(t: Translate): HeartMessages {
  const messages = messagesByTranslate.get(t) ?? translateHeartMessages(t);
  messagesByTranslate.set(t, messages);
  return messages;
}

function translateHeartMessages(t: Translate): HeartMessages {
  const counted = (key: MessageKey): Counted => {
    const withCount = (count: number) => t(key, { home: "{home}", count });
    return [withCount(0), withCount(1), withCount(MAX_FAVORITES)];
  };
  const [, one, several] = counted("favorites.count");
  return {
    count: [t("favorites.name"), one, several],
    kept: counted("favorites.kept"),
    dropped: counted("favorites.dropped"),
    full: t("favorites.full", { count: MAX_FAVORITES }),
  };
}

/** Example: with "Favorieten: 100 panden" for several, 12 favourites are "Favorieten: 12 panden". */
export function countedText(messages: Counted, count: number): string {
  const [none, one, several] = messages;
  return [none, one][count] ?? several.replace(`${MAX_FAVORITES}`, `${count}`);
}
