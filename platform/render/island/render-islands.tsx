import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { inlineJson } from "../inline-json.ts";
import { definedIsland } from "./define-island.tsx";
import { type Islands, IslandsContext } from "./islands-context.ts";

/** The element around an island, which hydrates it in the browser. */
const ISLAND_ELEMENT = "page-island";

type RenderIslands = {
  /** Puts the contexts of the page around an island, which as a root of its own has none. */
  readonly provide: (island: ReactNode) => ReactNode;
  /** Called with the keys of the messages that an island needs only later. */
  readonly onMessages?: (keys: readonly string[]) => void;
};

/** Renders each island of one document for hydration: its HTML, and beside it its props as JSON. */
export function renderIslands({ provide, onMessages }: RenderIslands): Islands {
  const counts = new Map<string, number>();
  /** By name, so that an island has the same ids on pages that otherwise differ. */
  const prefixOf = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count}-`;
  };
  return {
    addMessages: (keys) => onMessages?.(keys),
    render({ name, hydrate, messages = [] }, props) {
      const prefix = prefixOf(name);
      onMessages?.(messages);
      const island = createElement(definedIsland(name), props);
      const html = renderToString(<IslandsContext value={null}>{provide(island)}</IslandsContext>, {
        identifierPrefix: prefix,
      });
      const json = `<script type="application/json">${inlineJson(props)}</script>`;
      return createElement(ISLAND_ELEMENT, {
        name,
        hydrate,
        prefix,
        dangerouslySetInnerHTML: { __html: json + html },
      });
    },
  };
}
