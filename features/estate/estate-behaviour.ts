import { playMedium } from "./media/play-medium.ts";
import { runPageAction } from "./run-page-action.ts";
import { showUnits } from "./project/show-units.ts";

export { highlightSections } from "./facts/highlight-section.ts";
export { countDown } from "./figures/count-down.ts";
export { showTrail } from "./show-trail.ts";

/** Does what was clicked on the page of an estate: a film or a tour, a button of the page, another view of a project's units. */
export function press(clicked: HTMLElement): void {
  if (!(clicked instanceof HTMLAnchorElement)) runPageAction(clicked);
  else if ("player" in clicked.dataset) playMedium(clicked);
  else void showUnits(clicked.href);
}

/** Shows the units of a project that a form asks for. */
export function narrowUnits(form: HTMLFormElement): void {
  const { pathname, hash } = new URL(form.action);
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  void showUnits(`${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`);
}
