/** A corner of a drawn area: longitude and latitude in degrees, WGS 84. */
type Corner = readonly [lng: number, lat: number];

/**
 * Tells of points whether they lie in an area or on its edge; what a line that crosses itself goes around counts too. The first
 * corner may be repeated as the last. NaN is nowhere. Example: with `[[4, 51], [5, 51], [5, 52]]` the point 4.9, 51.1 is inside.
 */
export function insideOf(corners: readonly Corner[]): (lng: number, lat: number) => boolean {
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return (lng, lat) =>
    lat >= south && lat <= north && lng >= west && lng <= east && isAroundPoint(corners, lng, lat);
}

/** Adds up how often the edges go around the point, by those that cross the line to its east. */
function isAroundPoint(corners: readonly Corner[], lng: number, lat: number): boolean {
  let turns = 0;
  for (let at = 0; at < corners.length; at += 1) {
    const [fromLng, fromLat] = corners[at]!;
    const [toLng, toLat] = corners[(at + 1) % corners.length]!;
    const side = (toLng - fromLng) * (lat - fromLat) - (lng - fromLng) * (toLat - fromLat);
    if (side === 0 && isBetween(lng, fromLng, toLng) && isBetween(lat, fromLat, toLat)) return true;
    if (fromLat <= lat && toLat > lat && side > 0) turns += 1;
    if (fromLat > lat && toLat <= lat && side < 0) turns -= 1;
  }
  return turns !== 0;
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);
