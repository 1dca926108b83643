import { createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { definedIsland } from "./define-island.tsx";
import type { JsonObject } from "./json.ts";

type Hydration = {
  readonly name: string;
  readonly prefix: string;
  readonly props: JsonObject;
  readonly provide: (island: ReactNode) => ReactNode;
  /** Hears that the island has taken over its HTML, and all that it does of itself has begun. */
  readonly onAwake: () => void;
};

/** Takes over an island's HTML. Where the island fails, the server's HTML stands there again, as it does without script. */
export function hydrateIsland(element: Element, { name, prefix, props, provide, onAwake }: Hydration): Root {
  const drawn = element.cloneNode(true).childNodes;
  const island = provide(createElement(definedIsland(name), props));
  return hydrateRoot(element, <Awake onAwake={onAwake}>{island}</Awake>, {
    identifierPrefix: prefix,
    onUncaughtError: (error) => {
      element.replaceChildren(...drawn);
      element.setAttribute("failed", "");
      reportError(error);
    },
  });
}

function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
