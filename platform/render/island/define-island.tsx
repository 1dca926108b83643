import { type ComponentType, useContext } from "react";
import { IslandsContext } from "./islands-context.ts";
import type { JsonObject } from "./json.ts";

/** When an island is hydrated: when the browser is idle, when it comes into view, or on first touch. Touching hydrates any of them. */
type HydrateWhen = "idle" | "visible" | "touched";

export type IslandDefinition<Props extends JsonObject> = {
  /** The name of its file before `.island.tsx`, by which the browser fetches it. */
  readonly name: string;
  readonly hydrate: HydrateWhen;
  /**
   * Keys of the messages that it shows only after an interaction; a key that ends in "." stands for all below it. Messages of
   * its first render are included automatically.
   */
  readonly messages?: readonly string[];
  readonly Content: ComponentType<Props>;
};

const defined = new Map<string, ComponentType<never>>();

/**
 * Declares a part of a page that moves: a root of its own on the server and in the browser, whose props are JSON. Within
 * another island it is an ordinary part of that. Example: `export const Gallery = defineIsland({ name: "gallery", … })` in
 * `gallery.island.tsx`.
 */
export function defineIsland<Props extends JsonObject>(
  definition: IslandDefinition<Props>,
): ComponentType<Props> {
  const { name, Content } = definition;
  function Island(props: Props) {
    const islands = useContext(IslandsContext);
    return islands ? islands.render(definition, props) : <Content {...props} />;
  }
  defined.set(name, Island);
  return Island;
}

/** The island of a name, once its module is loaded. */
export function definedIsland(name: string): ComponentType<JsonObject> {
  const Island = defined.get(name);
  if (!Island) throw new Error(`No island is called ${name}.`);
  return Island as ComponentType<JsonObject>;
}
