import type { Dictionary, Translate } from "#domain/locale/translate.ts";
import { inlineJson } from "#platform/render/inline-json.ts";

/** Marks the element that holds the words of a page's islands. */
const ISLAND_MESSAGES = "data-island-messages";

/** Collects which words the islands of one page say, so that the browser needs no dictionary. */
export type IslandMessages = {
  /** The page's voice, which notes what is asked of it. */
  readonly t: Translate;
  /** Notes words that are said later; a key that ends in "." stands for all below it. */
  readonly add: (keys: readonly string[]) => void;
  /** All that was noted so far, as entries of a dictionary. */
  readonly collected: () => Dictionary;
};

/** A key by itself, and the plural forms of it. */
const FORMS = ["", ".one", ".many", ".other"];

/** `words` are the site's own before the product's. */
export function collectIslandMessages(t: Translate, words: Dictionary): IslandMessages {
  const keys = new Set<string>();
  const below = (start: string) => Object.keys(words).filter((key) => key.startsWith(start));
  return {
    t: (key, values) => {
      keys.add(key);
      return t(key, values);
    },
    add: (more) => more.forEach((key) => keys.add(key)),
    collected: () => {
      const all = [...keys].flatMap((key) =>
        key.endsWith(".") ? below(key) : FORMS.map((form) => key + form),
      );
      return Object.fromEntries(
        all.flatMap((key) => (Object.hasOwn(words, key) ? [[key, words[key]!]] : [])),
      );
    },
  };
}

/** The words of all islands that are rendered before it, for the browser. */
export function IslandMessagesData({ words }: { readonly words: IslandMessages }) {
  const collected = words.collected();
  if (Object.keys(collected).length === 0) return null;
  return (
    <script
      type="application/json"
      {...{ [ISLAND_MESSAGES]: "" }}
      dangerouslySetInnerHTML={{ __html: inlineJson(collected) }}
    />
  );
}
