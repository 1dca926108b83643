import { isPlainObject } from "#domain/is-plain-object.ts";
import type { NamedPlace } from "#domain/place/places-by-name.ts";
import { parseStored } from "#platform/render/browser/stored-value.ts";

/** Where the browser stores the place that homes are measured from. */
export const PLACE = "gevel_place";

/** Reads a stored place; null where there is none, or what is stored is none. */
export function parsePlace(stored: string): NamedPlace | null {
  const place = parseStored(stored);
  if (!isPlainObject(place) || typeof place["name"] !== "string" || !Array.isArray(place["point"]))
    return null;
  const [lat, lng] = place["point"] as unknown[];
  if (typeof lat !== "number" || typeof lng !== "number") return null;
  return { name: place["name"].slice(0, 100), point: [lat, lng] };
}
