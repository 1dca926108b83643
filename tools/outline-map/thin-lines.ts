import type { Point } from "./clip-ring.ts";

/** Degrees: about 20 m. What a line deviates by less is left out. */
const TOLERANCE = 0.00018;
/** Kilometres per degree of latitude, and the share of it that a degree of longitude is at 50.8° N. */
const KILOMETRES = 111.3;
const EAST = 0.632;
/** Degrees of latitude, about 60 m: two tracks or banks closer than this are one line. */
const CELL = 0.00055;
const MOST_COVERED = 0.7;

/** Pieces that end where another begins become one line, as far as no third piece meets them there. */
export function joinLines(pieces: readonly (readonly Point[])[]): Point[][] {
  const ends = new Map<string, Set<number>>();
  const lines = pieces.map((piece) => [...piece]);
  const add = (point: Point, at: number) => {
    const key = point.join();
    ends.set(key, (ends.get(key) ?? new Set()).add(at));
  };
  for (const [at, line] of lines.entries()) for (const end of [line[0]!, line.at(-1)!]) add(end, at);
  const isGone = new Set<number>();
  for (const [key, [one, other, third]] of ends) {
    if (one === undefined || other === undefined || third !== undefined) continue;
    lines[one] = joined(lines[one]!, lines[other]!, key);
    isGone.add(other);
    const far = lines[one].at(-1)!.join();
    const meeting = ends.get(far);
    if (meeting?.delete(other)) meeting.add(one);
  }
  return lines.filter((_, at) => !isGone.has(at));
}

function joined(one: readonly Point[], other: readonly Point[], meeting: string): Point[] {
  const first = one.at(-1)!.join() === meeting ? one : one.toReversed();
  const second = other[0]!.join() === meeting ? other : other.toReversed();
  return [...first, ...second.slice(1)];
}

/** Leaves out what runs beside a longer line (the second track of a railway), and what is shorter than so many kilometres. */
export function longestLines(lines: readonly (readonly Point[])[], shortest: number): (readonly Point[])[] {
  const covered = new Set<string>();
  return lines
    .map((line) => ({ line, length: lengthOf(line) }))
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length)
    .flatMap(({ line }) => {
      const cells = cellsOf(line);
      const known = cells.filter(([x, y]) => isCovered(covered, x, y)).length;
      if (known > cells.length * MOST_COVERED) return [];
      for (const cell of cells) covered.add(cell.join());
      return [line];
    });
}

function isCovered(covered: ReadonlySet<string>, x: number, y: number): boolean {
  return [-1, 0, 1].some((right) => [-1, 0, 1].some((up) => covered.has(`${x + right},${y + up}`)));
}

function cellsOf(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, at) => {
    const from = line[at]!;
    const steps = Math.max(1, Math.ceil(Math.hypot((to[0] - from[0]) * EAST, to[1] - from[1]) / CELL));
    return Array.from({ length: steps }, (_, step): Point => [
      Math.round(((from[0] + ((to[0] - from[0]) * step) / steps) * EAST) / CELL),
      Math.round((from[1] + ((to[1] - from[1]) * step) / steps) / CELL),
    ]);
  });
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line[at]!;
    return sum + KILOMETRES * Math.hypot((x - beforeX) * EAST, y - beforeY);
  }, 0);
}

/** The same line with as few corners as its form needs (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance = TOLERANCE): readonly Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, most] = [0, tolerance];
  for (const [at, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > most) [farthest, most] = [at, distance];
  }
  if (farthest === 0) return line.length > 2 ? [first, last] : line;
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [(x2 - x1) * EAST, y2 - y1];
  const [px, py] = [(x - x1) * EAST, y - y1];
  const along =
    dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (dx ** 2 + dy ** 2)));
  return Math.hypot(px - along * dx, py - along * dy);
}
