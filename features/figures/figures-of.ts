import { type Deal, PRICE_BANDS } from "#domain/figures/price-bands.ts";
import { shownCount, totalOf } from "#domain/figures/shown-count.ts";
import type { AlertFigures } from "./queries/alert-figures.ts";
import type { PlaceName } from "./queries/place-names.ts";
import { NOWHERE, type SearchFigure } from "./queries/search-figures.ts";
import type { Figures } from "./schema.ts";

const MOST_PLACES = 50;
const MOST_MISSED = 20;

type Names = ReadonlyMap<string, PlaceName>;
type Place = Figures["places"][number];

const sumOf = (rows: readonly SearchFigure[]) => totalOf(rows.map(({ searches }) => searches));
const emptyOf = (rows: readonly SearchFigure[]) => sumOf(rows.filter(({ isEmpty }) => isEmpty));

/** All searches that are shown, and those of them that found nothing. */
export function totalsOf(rows: readonly SearchFigure[]): { searches: number; empty: number } {
  return { searches: sumOf(rows), empty: emptyOf(rows) };
}

/** The places that were searched for most, by price; those without a name are gone from the site. */
export function placesOf(rows: readonly SearchFigure[], deal: Deal, names: Names): Place[] {
  return byPlace(rows, names)
    .map(({ place, name, rows: own }) => {
      const bands = Array.from({ length: PRICE_BANDS[deal].length + 2 }, (_, band) => {
        const cell = own.filter((row) => row.band === band);
        return { searches: sumOf(cell), empty: emptyOf(cell) };
      });
      return { place, name, bands, total: sumOf(own), empty: emptyOf(own) };
    })
    .toSorted((one, other) => other.total - one.total || one.place.localeCompare(other.place))
    .slice(0, MOST_PLACES);
}

/** What was searched for and not found, by place, kind and price. */
export function missedOf(rows: readonly SearchFigure[], names: Names): Figures["missed"] {
  return byPlace(
    rows.filter(({ isEmpty }) => isEmpty),
    names,
  )
    .flatMap(({ place, name, rows: own }) =>
      own.map(({ kind, band, searches }) => ({ place, name, kind, band, count: searches })),
    )
    .toSorted((one, other) => other.count - one.count || one.place.localeCompare(other.place))
    .slice(0, MOST_MISSED);
}

/** Where alerts wait, the most first. */
export function alertPlacesOf({ byPlace: counts }: AlertFigures, names: Names): Figures["alertPlaces"] {
  return [...counts]
    .flatMap(([place, count]) => {
      const name = names.get(place);
      return name ? [{ place, name, count: shownCount(count) }] : [];
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.place.localeCompare(other.place))
    .slice(0, MOST_PLACES);
}

function byPlace(rows: readonly SearchFigure[], names: Names) {
  return [...Map.groupBy(rows, ({ place }) => place)].flatMap(([place, own]) => {
    const name = place === NOWHERE ? null : names.get(place);
    return name === undefined ? [] : [{ place, name, rows: own }];
  });
}
