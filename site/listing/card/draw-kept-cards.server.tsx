import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { Locale } from "#domain/locale/locale.ts";
import { createSay, type Dictionary } from "#words/words.ts";
import { dictionaryOf } from "../../shell/words/dictionaries.ts";
import { LocaleContext } from "../../shell/language/locale-context.tsx";
import { SayContext } from "../../shell/words/say-context.tsx";
import { CardContent } from "./card-content.tsx";
import type { KeptCards } from "./kept-cards.ts";

const MAX_BYTES = 32 * 2 ** 20;
const BYTES_PER_CHARACTER = 2;

/** By everything that a card is drawn from: what changes is drawn anew, what no longer shows is forgotten in time. */
const drawn = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => BYTES_PER_CHARACTER * (html.length + key.length),
});

/** The cards of a site in one language; many lists show the same ones, and to draw them is most of a list's work. */
export function keptCards(locale: Locale, words: Dictionary): KeptCards {
  const voice = locale + JSON.stringify(words);
  return (content) => {
    const key = voice + JSON.stringify(content);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = renderToString(
      <LocaleContext value={locale}>
        <SayContext value={createSay(locale, dictionaryOf(locale), words)}>
          <CardContent {...content} />
        </SayContext>
      </LocaleContext>,
    );
    drawn.set(key, html);
    return html;
  };
}
