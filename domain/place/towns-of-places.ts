import type { Point } from "./kilometres-between.ts";
import {
  centreOfTown,
  centresOf,
  isNear,
  municipalityOfPostcode,
  municipalityWithId,
  type TownNames,
} from "./municipalities.ts";

/** What is looked for: towns of a site's list, whole municipalities, and what lies so many kilometres around all of them. */
export type Places = {
  readonly cities?: readonly number[] | undefined;
  readonly municipalities?: readonly number[] | undefined;
  readonly radius?: number | null | undefined;
};

/** A town of a site's list. */
export type SiteTown = TownNames & { readonly id: number };

/**
 * The towns of a site that places mean. A municipality is all towns with one of its postcodes. A radius adds each town whose
 * middle lies so near to the middle of a chosen town, or of any town of a chosen municipality: towns come in whole, so that no
 * listing's own point is asked. Example: Ghent with 5 km has Gentbrugge, and Merelbeke too.
 */
export function townsOfPlaces(
  { cities = [], municipalities = [], radius }: Places,
  towns: readonly SiteTown[],
): ReadonlySet<number> {
  const wanted = new Set(municipalities);
  const chosen = towns.filter(
    ({ id, zip }) => cities.includes(id) || wanted.has(municipalityOfPostcode(zip)?.id ?? 0),
  );
  const ids = new Set([...cities, ...chosen.map(({ id }) => id)]);
  if (!radius) return ids;
  const middles = [
    ...chosen
      .filter(({ id }) => cities.includes(id))
      .map(centreOfTown)
      .filter((point) => point !== null),
    ...municipalities.flatMap((id): readonly Point[] => {
      const municipality = municipalityWithId(id);
      return municipality ? centresOf(municipality) : [];
    }),
  ];
  for (const town of towns) {
    const centre = centreOfTown(town);
    if (centre && isNear([centre], middles, radius)) ids.add(town.id);
  }
  return ids;
}
