import type { Point } from "./clip-ring.ts";
import type { PlaceRow } from "./pick-places.ts";

/** A row of places.ndjson (see export-osm.R). */
export type Locality = { readonly type: string; readonly name: string | null; readonly at: Point };

/** Villages and parts of cities are named before hamlets and neighbourhoods are. */
const RANKS: Readonly<Record<string, number>> = {
  city: 7,
  town: 7,
  village: 7,
  suburb: 7,
  quarter: 8,
  neighbourhood: 8,
  hamlet: 8,
};
/** Degrees, about 5 km: the same name so near is the same place. */
const SAME_PLACE = 0.06;

/** The sub-municipalities, villages and hamlets that the map names besides its cities. */
export function pickLocalities(localities: readonly Locality[], cities: readonly PlaceRow[]): PlaceRow[] {
  return localities.flatMap(({ type, name, at: [lng, lat] }): PlaceRow[] => {
    const rank = RANKS[type];
    if (!name || rank === undefined) return [];
    const names = name.split(" - ");
    const isKnown = cities.some(
      ([x, y, , city, others = {}]) =>
        Math.hypot(x - lng, y - lat) < SAME_PLACE &&
        names.some((one) => one === city || Object.values(others).includes(one)),
    );
    if (isKnown) return [];
    const place = [Number(lng.toFixed(3)), Number(lat.toFixed(3)), rank, name] as const;
    // Signs of Brussels and of its rim give the French name first.
    const [fr, nl] = names;
    return [names.length === 2 ? [...place, { fr: fr!, nl: nl! }] : place];
  });
}
