import type { LabelKey } from "#domain/display/catalogue.ts";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";

/** The label of each fact of a listing by its place. */
const LABELS: ReadonlyMap<string, LabelKey> = new Map(
  [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap(({ fields }) =>
    fields.flatMap(({ label, parts, otherwise }) =>
      [...parts, ...(otherwise ? [otherwise] : [])].map(({ path }): [string, LabelKey] => [path, label]),
    ),
  ),
);

/** What a place in a listing is that has a screen or a part of its own. */
const OWN = [
  [/^general\.price(\.value)?$|^property\.financial\.price\b/, "price"],
  [/^general\.transaction\b|^property\.status\b/, "status"],
  [/^general\.title\b|^property\.title\b/, "title"],
  [/^general\.(description|shortDescription)\b|^property\.(short_)?description\b/, "description"],
  [/^general\.hidden\b/, "hidden"],
  [/^general\.address\b/, "address"],
  [/^estate_collections\b/, "highlight"],
  [/^pictures\b/, "photos"],
  [/^(documents|videos|virtualVisits)\b/, "files"],
] as const;

export type OwnPlace = (typeof OWN)[number][1];

/** How a place in a listing is named: by a part of its screen, or by the label of a fact; null for what has no name. */
export function nameOfListingPlace(
  place: string,
): { readonly own: OwnPlace } | { readonly label: LabelKey } | null {
  const own = OWN.find(([pattern]) => pattern.test(place));
  if (own) return { own: own[1] };
  const parts = place.split(".");
  for (let end = parts.length; end > 0; end--) {
    const label = LABELS.get(parts.slice(0, end).join("."));
    if (label) return { label };
  }
  return null;
}
