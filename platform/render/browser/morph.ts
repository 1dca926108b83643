import { Idiomorph } from "idiomorph";
import { isIsland } from "./island-element.ts";

/**
 * Makes a part of this document like the same part of another one, keeping every node that both have: focus, a list that is
 * held open, a press that has begun and what was opened stay. Islands live on with the props of the other document.
 */
export function morph(shown: Element, next: Element): void {
  Idiomorph.morph(shown, next, {
    callbacks: {
      beforeNodeMorphed: (node, other) => {
        if (!isIsland(node)) return true;
        node.update(other as Element);
        return false;
      },
      // What the visitor opened, the server knows nothing of.
      beforeAttributeUpdated: (name, element) => !(name === "open" && element instanceof HTMLDetailsElement),
    },
  });
}
