/** WGS 84. */
export type Point = readonly [latitude: number, longitude: number];

const KILOMETRES_A_DEGREE = 111.2;

/** Kilometres between two points that are not far apart, as in one country. Example: from Ghent to Bruges are about 39. */
export function kilometresBetween([lat, lng]: Point, [otherLat, otherLng]: Point): number {
  const narrowing = Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return KILOMETRES_A_DEGREE * Math.hypot(otherLat - lat, (otherLng - lng) * narrowing);
}
