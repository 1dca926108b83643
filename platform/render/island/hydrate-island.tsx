import { createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { definedIsland } from "./define-island.tsx";
import type { JsonObject } from "./json.ts";

type Hydration = {
  readonly provide: (island: ReactNode) => ReactNode;
  /** Hears that it failed: from then on it is plain HTML. */
  readonly onFailure: () => void;
};

/** An island that React has taken over. */
export type LiveIsland = {
  /** Shows it with the props of the same island in another document. */
  readonly show: (next: Element) => void;
  readonly end: () => void;
};

/**
 * Takes over an island's HTML; it has the attribute `hydrated` once all that it does of itself has begun. Where the island fails,
 * the server's HTML stands there again, as it does without script.
 */
export function hydrateIsland(element: Element, { provide, onFailure }: Hydration): LiveIsland {
  const Island = definedIsland(element.getAttribute("name") ?? "");
  const onHydrated = () => element.setAttribute("hydrated", "");
  const islandOf = (rendered: Element) => (
    <Hydrated onHydrated={onHydrated}>{provide(createElement(Island, propsOf(rendered)))}</Hydrated>
  );
  const island = islandOf(element);
  element.querySelector(PROPS)?.remove();
  const rendered = element.cloneNode(true).childNodes;
  const root = hydrateRoot(element, island, {
    identifierPrefix: element.getAttribute("prefix") ?? "",
    onUncaughtError: (error) => {
      element.replaceChildren(...rendered);
      element.setAttribute("failed", "");
      onFailure();
      reportError(error);
    },
  });
  return { show: (next) => root.render(islandOf(next)), end: () => root.unmount() };
}

const PROPS = ":scope > script";

function propsOf(island: Element): JsonObject {
  return JSON.parse(island.querySelector(PROPS)?.textContent ?? "{}") as JsonObject;
}

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
