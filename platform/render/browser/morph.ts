import { Idiomorph } from "idiomorph";
import { isIsland } from "./island-element.ts";

/**
 * Makes a part of this document like the same part of another one, keeping every node that both have: focus, a list that is
 * held open, a click that has begun and what was opened stay. Islands live on with the props of the other document.
 */
export function morph(shown: Element, next: Element): void {
  const replaced: Array<readonly [island: Element, next: Node]> = [];
  Idiomorph.morph(shown, next, {
    callbacks: {
      beforeNodeMorphed: (node, other) => {
        if (!isIsland(node)) return true;
        if (!node.update(other as Element)) replaced.push([node, document.importNode(other, true)]);
        return false;
      },
      // What the visitor opened, the server knows nothing of.
      beforeAttributeUpdated: (name, element) => !(name === "open" && element instanceof HTMLDetailsElement),
    },
  });
  // Only now: what is being made alike must not lose a node meanwhile.
  for (const [island, other] of replaced) island.replaceWith(other);
}
