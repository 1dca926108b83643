import { createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { definedIsland } from "./define-island.tsx";
import type { JsonObject } from "./json.ts";

type Hydration = {
  readonly name: string;
  readonly prefix: string;
  readonly props: JsonObject;
  readonly provide: (island: ReactNode) => ReactNode;
  /** Hears that the island has taken over its HTML, and all that it does of itself has begun. */
  readonly onAwake: () => void;
  /** Hears that it failed: from then on it is plain HTML. */
  readonly onFailure: () => void;
};

/** An island that React has taken over. */
export type LiveIsland = {
  readonly show: (props: JsonObject) => void;
  readonly end: () => void;
};

/** Takes over an island's HTML. Where the island fails, the server's HTML stands there again, as it does without script. */
export function hydrateIsland(
  element: Element,
  { name, prefix, props, provide, onAwake, onFailure }: Hydration,
): LiveIsland {
  const drawn = element.cloneNode(true).childNodes;
  const Island = definedIsland(name);
  const islandWith = (given: JsonObject) => (
    <Awake onAwake={onAwake}>{provide(createElement(Island, given))}</Awake>
  );
  const root = hydrateRoot(element, islandWith(props), {
    identifierPrefix: prefix,
    onUncaughtError: (error) => {
      element.replaceChildren(...drawn);
      element.setAttribute("failed", "");
      onFailure();
      reportError(error);
    },
  });
  return { show: (given) => root.render(islandWith(given)), end: () => root.unmount() };
}

function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
