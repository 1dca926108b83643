import { shownCount } from "#domain/figures/shown-count.ts";
import { visitedEstate } from "#features/visits/visited-estate.ts";
import type { AlertFigures } from "../queries/alert-figures.ts";
import type { HomeFigures } from "../queries/lead-figures.ts";
import type { Figures } from "../schema.ts";

/** Listings as figures show them; questions and visits came to the agency by name, so that their counts are exact. */
export function homesOf(homes: readonly HomeFigures[], { byEstate }: AlertFigures): Figures["homes"] {
  return homes.map(({ id, card, publishedAt, questions, visits }) => {
    const { title, place, picture } = visitedEstate(card);
    return {
      id,
      title,
      place,
      price: card.general.price?.value ?? null,
      picture: picture === null ? null : { file: picture },
      onlineSince: publishedAt?.toISOString() ?? null,
      questions,
      visits,
      alerts: shownCount(byEstate.get(id) ?? 0),
    };
  });
}
