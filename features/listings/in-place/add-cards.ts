import { resultsOf } from "./list-parts.ts";

/** The listings that a list shows, by their ids. */
export function shownIds(list: HTMLElement): readonly number[] {
  const cards = resultsOf(list)?.querySelectorAll<HTMLElement>("[data-estate]") ?? [];
  return [...cards].map(({ dataset }) => Number(dataset["estate"]));
}

/** Puts the cards of a list's next page below its own; a group that runs on over a page's end stays one. Answers whose they are. */
export function addCards(list: HTMLElement, next: HTMLElement): readonly number[] {
  const known = new Set(shownIds(list));
  // Listings may have moved on between the two pages.
  for (const card of next.querySelectorAll<HTMLElement>("[data-cards] > li"))
    if (known.has(cardIdOf(card))) card.remove();
  const added = shownIds(next);
  for (const cards of next.querySelectorAll("[data-cards]")) addTo(list, cards);
  return added;
}

function cardIdOf(cell: Element): number {
  return Number(cell.querySelector<HTMLElement>("[data-estate]")?.dataset["estate"]);
}

function addTo(list: HTMLElement, cards: Element): void {
  const group = cards.closest<HTMLElement>("[data-group]");
  const key = CSS.escape(group?.dataset["group"] ?? "");
  const own = list.querySelector(group ? `[data-group="${key}"] [data-cards]` : "[data-cards]");
  if (own) return own.append(...cards.children);
  if (!group || cards.children.length === 0) return;
  // A page of garages and land alone shows them; behind homes they wait to be asked for.
  group.removeAttribute("open");
  list.querySelector("[data-groups]")?.append(group);
}
