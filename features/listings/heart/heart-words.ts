import { MAX_FAVORITES } from "#domain/favorites/favorites.ts";
import type { MessageKey, Say } from "#domain/locale/say.ts";

/** A text for none, one and several favourites; that for several says how many they can be at most. */
type Counted = readonly [none: string, one: string, several: string];

/** What `hearts.browser.ts` says, which has no dictionary; `{home}` stands for the home. */
export type HeartWords = {
  readonly count: Counted;
  readonly kept: Counted;
  readonly dropped: Counted;
  readonly full: string;
};

const wordsByVoice = new WeakMap<Say, HeartWords>();

/** All that hearts say in the language of a page: put together once for all pages of a site. */
export function heartWords(say: Say): HeartWords {
  const words = wordsByVoice.get(say) ?? sayHeartWords(say);
  wordsByVoice.set(say, words);
  return words;
}

function sayHeartWords(say: Say): HeartWords {
  const counted = (key: MessageKey): Counted => {
    const sayCount = (count: number) => say(key, { home: "{home}", count });
    return [sayCount(0), sayCount(1), sayCount(MAX_FAVORITES)];
  };
  const [, one, several] = counted("favorites.count");
  return {
    count: [say("favorites.name"), one, several],
    kept: counted("favorites.kept"),
    dropped: counted("favorites.dropped"),
    full: say("favorites.full", { count: MAX_FAVORITES }),
  };
}

/** Example: with "Favorieten: 100 panden" for several, 12 favourites are "Favorieten: 12 panden". */
export function sayCounted(words: Counted, count: number): string {
  const [none, one, several] = words;
  return [none, one][count] ?? several.replace(`${MAX_FAVORITES}`, `${count}`);
}
