import type { Node } from "prosemirror-model";
import type { ActionName } from "./editor-commands.ts";

/** How a text is stored, and what it may hold. */
export type TextFormat = {
  /** Null of a text that holds what the editor has no marks for. */
  readonly read: (text: string) => Node | null;
  readonly write: (doc: Node) => string;
  readonly actions: readonly ActionName[];
};
