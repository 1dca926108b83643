import type { EstateGroup } from "#contract/listing/search.ts";
import type { CardView } from "../card/card-view.ts";
import type { GroupSection } from "../listing-view.ts";

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

/** Puts pages one after the other: a group that ran on over a page's end becomes one again. */
export function joinSections(one: readonly GroupSection[], next: readonly GroupSection[]): GroupSection[] {
  const joined = [...one];
  for (const section of next) {
    const at = joined.findIndex(({ key }) => key === section.key);
    const before = joined[at];
    if (before) joined[at] = { ...section, ids: [...new Set([...before.ids, ...section.ids])] };
    else joined.push(section);
  }
  return joined;
}

/** The cards of a section in its order. */
export function cardsOfSection(section: GroupSection, cards: readonly CardView[]): CardView[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return section.ids.flatMap((id) => byId.get(id) ?? []);
}
