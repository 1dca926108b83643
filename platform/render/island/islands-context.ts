import { createContext, type ReactNode } from "react";
import type { IslandDefinition } from "./define-island.tsx";
import type { JsonObject } from "./json.ts";

/** Draws the islands of one document. */
export type Islands = {
  readonly render: <Props extends JsonObject>(definition: IslandDefinition<Props>, props: Props) => ReactNode;
  /** Brings words along that scripts of the page say, as an island's `says` does. */
  readonly bringWords: (keys: readonly string[]) => void;
};

/** Null within an island, and in the browser: an island is then drawn as any component. */
export const IslandsContext = createContext<Islands | null>(null);
