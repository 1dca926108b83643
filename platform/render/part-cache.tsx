import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PartCache } from "./cached.tsx";
import { type Islands, IslandsContext } from "./island/islands-context.ts";

type PartCacheOptions = {
  /** Names everything that all parts of a document are rendered from: site, language, the site's words. */
  readonly scope: string;
  /** Puts the contexts of the document around a part, which is rendered as a document of its own. */
  readonly provide: (part: ReactNode) => ReactNode;
};

const MAX_BYTES = 32 * 2 ** 20;
const BYTES_PER_CHARACTER = 2;
const ID_PREFIX = "cached-";

/** For all sites: what was asked for longest ago goes first. */
const htmlByKey = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => BYTES_PER_CHARACTER * (html.length + key.length),
});

/** Keeps the parts of all documents of one site in one language. */
export function createPartCache({ scope, provide }: PartCacheOptions): PartCache {
  return {
    htmlOf(by, content) {
      // What names a part may be as long as the part itself.
      const key = hash("sha256", `${scope} ${by}`, "base64url");
      const known = htmlByKey.get(key);
      if (known !== undefined) return known;
      const part = <IslandsContext value={NO_ISLANDS}>{provide(content)}</IslandsContext>;
      const html = checked(renderToString(part, { identifierPrefix: ID_PREFIX }));
      htmlByKey.set(key, html);
      return html;
    },
  };
}

const NO_ISLANDS: Islands = {
  render: ({ name }) => {
    throw new Error(`The island ${name} stands in a cached part, and would be the same on every page.`);
  },
  addMessages: (keys) => {
    throw new Error(`A cached part brings no words along: ${keys.join(", ")}.`);
  },
};

function checked(html: string): string {
  if (html.includes(`_${ID_PREFIX}R_`))
    throw new Error("A cached part uses an id of React's, which is one page's own.");
  if (html.startsWith("<link"))
    throw new Error("A cached part has an urgent picture, which is one page's own.");
  return html;
}
