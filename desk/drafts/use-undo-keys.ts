import { useEffect } from "react";
import type { DeskDocument } from "./desk-document.ts";

/** Where somebody types, the browser and the text editor take back what was typed there. */
const TYPED_IN =
  "textarea, [contenteditable='true'], input:not([type=checkbox], [type=radio], [type=button], [type=file])";

/** Ctrl+Z, or Cmd+Z, takes the last step back outside of texts; with Shift, or Ctrl+Y, it is done again. A dialog is left first. */
export function useUndoKeys({ undo, redo }: Pick<DeskDocument<unknown>, "undo" | "redo">): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      if (!step || (event.target as Element).closest(TYPED_IN) || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [undo, redo]);
}
