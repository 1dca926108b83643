import type { Corner } from "#domain/listing/query.ts";

const CORNERS = 64;
const METRES_PER_DEGREE = 111_320;

/** A closed ring of a radius in metres around a point; `[longitude, latitude]` like all of the map's corners. */
export function circleAround([lng, lat]: Corner, radius: number): Corner[] {
  const perDegree = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = ((at % CORNERS) * 2 * Math.PI) / CORNERS;
    return [
      lng + (radius * Math.cos(angle)) / perDegree,
      lat + (radius * Math.sin(angle)) / METRES_PER_DEGREE,
    ];
  });
}
