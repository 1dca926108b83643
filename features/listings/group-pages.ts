import type { EstateGroup } from "./schema/search.ts";
import type { CardView } from "./card/card-view.ts";
import type { GroupSection } from "./listing-view.ts";

/** The part of the groups that a page of the list holds, group after group; `page` counts from 1. */
export function sectionsOfPage(groups: readonly EstateGroup[], page: number, size: number): GroupSection[] {
  const [first, end] = [(page - 1) * size, page * size];
  let before = 0;
  return groups.flatMap(({ key, name, total, ids }) => {
    const part = ids.slice(Math.max(first - before, 0), Math.max(end - before, 0));
    before += ids.length;
    return part.length > 0 ? [{ key, name, total, ids: part }] : [];
  });
}

/** The cards of a section in its order. */
export function cardsOfSection(section: GroupSection, cards: readonly CardView[]): CardView[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return section.ids.flatMap((id) => byId.get(id) ?? []);
}
