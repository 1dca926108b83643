import type { Corner } from "#domain/listing/query.ts";
import type { Frame } from "./clusters.ts";

/** Few enough for an address that people send each other; the search reads a hundred. */
const MOST_CORNERS = 40;

/** What the visitor sees, as the corners of an area. */
export function ringOfFrame([west, south, east, north]: Frame): Corner[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(([lng, lat]): Corner => [rounded(lng!), rounded(lat!)]);
}

/** A line drawn by hand as an area of few corners; null when it encloses nothing. */
export function ringOfDrawing(line: readonly Corner[]): Corner[] | null {
  const step = Math.max(1, line.length / MOST_CORNERS);
  const ring: Corner[] = [];
  for (let at = 0; at < line.length && ring.length < MOST_CORNERS; at += step) {
    const [lng, lat] = line[Math.floor(at)]!;
    const corner: Corner = [rounded(lng), rounded(lat)];
    const before = ring.at(-1);
    if (!before || before[0] !== corner[0] || before[1] !== corner[1]) ring.push(corner);
  }
  return ring.length >= 3 && enclosed(ring) > 0 ? ring : null;
}

export function frameOfRing(ring: readonly Corner[]): Frame {
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** A ten-thousandth of a degree is about ten metres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4)) || 0;
}

function enclosed(ring: readonly Corner[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring.at(at - 1)!;
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice);
}
