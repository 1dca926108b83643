import { createContext, type ReactNode } from "react";
import type { IslandDefinition } from "./define-island.tsx";
import type { JsonObject } from "./json.ts";

/** Renders the islands of one document. */
export type Islands = {
  readonly render: <Props extends JsonObject>(definition: IslandDefinition<Props>, props: Props) => ReactNode;
  /** Adds messages that scripts of the page show, as an island's `messages` does. */
  readonly addMessages: (keys: readonly string[]) => void;
};

/** Null within an island, and in the browser: an island is then rendered as any component. */
export const IslandsContext = createContext<Islands | null>(null);
