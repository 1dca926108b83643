import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { namesOfPlaces, withRadius } from "./filter/names-of-places.ts";
import { withoutPostcode } from "./filter/summary-of.ts";
import type { ListingView } from "./listing-view.ts";

/** Where the places of the visitor's choice stand in an agency's `placesHeading`. */
const PLACES = "{places}";

/** More places than these are counted, not named. */
const NAMED = 3;

type Narrowed = Pick<ListingView, "heading" | "placesHeading" | "query" | "filter">;

/**
 * The heading of a list, which names the places that a visitor chose where the agency wrote a heading for that:
 * "Te koop in {places}" is "Te koop in Gent + 5 km", or "Te koop in Gent, Deinze en 2 andere plaatsen".
 */
export function headingOfPlaces(
  { heading, placesHeading, query, filter }: Narrowed,
  t: Translate,
): LocalizedText | null {
  if (!placesHeading || !filter) return heading;
  const names = namesOfPlaces(query, filter).map(withoutPostcode);
  if (names.length === 0) return heading;
  const { text, locale } = placesHeading;
  const named = names.length > NAMED ? NAMED - 1 : NAMED;
  const others = names.length - named;
  const shown = [
    ...names.slice(0, named),
    ...(others > 0 ? [t("listing.otherPlaces", { count: others })] : []),
  ];
  const places = withRadius(new Intl.ListFormat(locale).format(shown), query);
  return { text: text.replace(PLACES, () => places), locale };
}
