import type { KeyboardEvent } from "react";

/** Days that an arrow goes on or back; a week is a row. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Lets arrows go from one day of arrival to the next in their direction, Home and End to the first and last. Each is a link
 * that Tab reaches too: without scripts nothing is lost.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const isEdge = event.key === "Home" || event.key === "End";
  if (!isEdge && !(event.key in STEPS)) return;
  const days = event.currentTarget.closest("[data-days]");
  const cells = [...(days?.querySelectorAll("td") ?? [])].filter((cell) => cell.textContent?.trim() !== "");
  const here = cells.findIndex((cell) => cell.contains(document.activeElement));
  const target = isEdge ? edge(cells, event.key) : next(cells, here, STEPS[event.key]!);
  const link = target?.querySelector("a");
  if (here < 0 || !link) return;
  event.preventDefault();
  link.focus();
}

function hasLink(cell: Element): boolean {
  return cell.querySelector("a") !== null;
}

function edge(cells: readonly Element[], key: string): Element | undefined {
  return key === "Home" ? cells.find(hasLink) : cells.findLast(hasLink);
}

/** The nearest day with a link: in steps of the arrow, else anywhere beyond. */
function next(cells: readonly Element[], here: number, step: number): Element | undefined {
  for (const by of [step, Math.sign(step)]) {
    for (let at = here + by; at >= 0 && at < cells.length; at += by)
      if (cells[at]!.querySelector("a")) return cells[at];
  }
  return undefined;
}
