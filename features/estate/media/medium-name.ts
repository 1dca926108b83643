import type { Say } from "#domain/locale/say.ts";
import type { MediumView } from "../estate-view.ts";

/** "Virtual visit", and of several "Main virtual visit", "Virtual visit 2". */
export function mediumName({ kind, isMain, number }: MediumView, say: Say): string {
  if (isMain) return say("estate.mainVisit");
  return number === undefined ? say(`estate.${kind}`) : say(`estate.${kind}Number`, { number });
}
