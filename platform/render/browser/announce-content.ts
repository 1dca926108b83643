import { NEW_CONTENT } from "./new-content.ts";

/** Tells the page's scripts that content was put in place. */
export function announceContent(): void {
  document.dispatchEvent(new Event(NEW_CONTENT));
}
