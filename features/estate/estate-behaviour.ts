import { playMedium } from "./media/play-medium.ts";
import { runPageAction } from "./run-page-action.ts";
import { showUnits } from "./project/show-units.ts";

export { highlightSections } from "./facts/highlight-section.ts";
export { countDown } from "./figures/count-down.ts";
export { showTrail } from "./show-trail.ts";

/** Does what was pressed on the page of an estate: a film or a tour, a button of the page, another view of a project's units. */
export function press(pressed: HTMLElement): void {
  if (!(pressed instanceof HTMLAnchorElement)) runPageAction(pressed);
  else if ("player" in pressed.dataset) playMedium(pressed);
  else void showUnits(pressed.href);
}

/** Shows the units of a project that a form asks for. */
export function narrowUnits(form: HTMLFormElement): void {
  const { pathname, hash } = new URL(form.action);
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  void showUnits(`${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`);
}
