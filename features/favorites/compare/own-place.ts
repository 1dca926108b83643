import { isPlainObject } from "#domain/is-plain-object.ts";
import type { NamedPlace } from "#domain/place/places-by-name.ts";

/** Where the browser keeps the place that homes are measured from. */
export const PLACE = "gevel_place";

/** Reads a kept place; null where there is none, or what is kept is none. */
export function parsePlace(stored: string): NamedPlace | null {
  try {
    const place: unknown = JSON.parse(stored || "null");
    if (!isPlainObject(place) || typeof place["name"] !== "string" || !Array.isArray(place["point"]))
      return null;
    const [lat, lng] = place["point"] as unknown[];
    if (typeof lat !== "number" || typeof lng !== "number") return null;
    return { name: place["name"].slice(0, 100), point: [lat, lng] };
  } catch {
    return null;
  }
}
