import type { Box, Point } from "./clip-ring.ts";
import type { Polygon } from "./pack-polygons.ts";

/** Kilometres: pieces of a bank closer than this are one bead of the river. */
const SAME_BEAD = 1;
/** Wider gaps are no river any more. */
const WIDEST_GAP = 4.2;
/** What is shorter is a pond, a dock, or a twig of the reckoning. */
const SHORTEST_RIVER = 18;
const SHORTEST_TWIG = 6;

/**
 * Rivers and canals as lines through the pieces that are left of them: the source keeps of a river of 30 m a row of
 * small triangles. Each line goes from bead to bead, ends where the row ends or branches, and has its corners cut.
 */
export function riverLines(polygons: readonly Polygon[], box: Box): Point[][] {
  const beads = merge(polygons.map(([ring]) => middleOf(ring!)).filter((point) => isIn(point, box)));
  const ways = spanningWays(beads);
  dropTwigs(beads, ways);
  return pathsOf(beads, ways).map(cutCorners);
}

type Ways = Map<number, Set<number>>;

function middleOf(ring: readonly Point[]): Point {
  const corners = ring.slice(0, -1);
  const sum = (at: 0 | 1) => corners.reduce((total, corner) => total + corner[at], 0) / corners.length;
  return [sum(0), sum(1)];
}

function isIn([x, y]: Point, { west, east, south, north }: Box): boolean {
  return x > west && x < east && y > south && y < north;
}

function kilometres([x1, y1]: Point, [x2, y2]: Point): number {
  return 111.3 * Math.hypot((x1 - x2) * Math.cos((y1 * Math.PI) / 180), y1 - y2);
}

function merge(points: readonly Point[]): Point[] {
  const beads: Array<{ at: Point; count: number }> = [];
  for (const point of points) {
    const near = beads.find(({ at }) => kilometres(at, point) < SAME_BEAD);
    if (!near) beads.push({ at: point, count: 1 });
    else {
      const { at, count } = near;
      near.at = [(at[0] * count + point[0]) / (count + 1), (at[1] * count + point[1]) / (count + 1)];
      near.count += 1;
    }
  }
  return beads.map(({ at }) => at);
}

/** The shortest ways that tie neighbouring beads together without a circle (Kruskal), for rivers worth a line. */
function spanningWays(beads: readonly Point[]): Ways {
  const gaps = beads.flatMap((from, one) =>
    beads.slice(one + 1).flatMap((to, at) => {
      const gap = kilometres(from, to);
      return gap <= WIDEST_GAP ? [{ one, other: one + 1 + at, gap }] : [];
    }),
  );
  const groups = beads.map((_, at) => at);
  const groupOf = (at: number): number => (groups[at] === at ? at : (groups[at] = groupOf(groups[at]!)));
  const lines = gaps
    .toSorted((a, b) => a.gap - b.gap)
    .filter(({ one, other }) => {
      const [first, second] = [groupOf(one), groupOf(other)];
      if (first !== second) groups[first] = second;
      return first !== second;
    });
  const lengths = new Map<number, number>();
  for (const { one, gap } of lines) lengths.set(groupOf(one), (lengths.get(groupOf(one)) ?? 0) + gap);
  const ways: Ways = new Map();
  for (const { one, other } of lines.filter((way) => lengths.get(groupOf(way.one))! >= SHORTEST_RIVER)) {
    ways.set(one, (ways.get(one) ?? new Set()).add(other));
    ways.set(other, (ways.get(other) ?? new Set()).add(one));
  }
  return ways;
}

function dropTwigs(beads: readonly Point[], ways: Ways): void {
  for (const [start, next] of ways) {
    if (next.size !== 1) continue;
    const twig = walk(ways, start, [...next][0]!);
    const isBranch = (ways.get(twig.at(-1)!)?.size ?? 0) > 2;
    if (!isBranch || lengthOf(twig.map((at) => beads[at]!)) >= SHORTEST_TWIG) continue;
    for (const [at, bead] of twig.entries()) {
      const after = twig[at + 1];
      if (after === undefined) break;
      ways.get(bead)!.delete(after);
      ways.get(after)!.delete(bead);
    }
  }
}

/** From a bead over its neighbour on, until the row ends or branches. */
function walk(ways: Ways, start: number, next: number): number[] {
  const path = [start, next];
  for (;;) {
    const last = path.at(-1)!;
    const on = [...ways.get(last)!].filter((bead) => bead !== path.at(-2));
    if (on.length !== 1) return path;
    path.push(on[0]!);
  }
}

function pathsOf(beads: readonly Point[], ways: Ways): Point[][] {
  const ends = [...ways].filter(([, next]) => next.size !== 2 && next.size > 0);
  return ends.flatMap(([start, next]) =>
    [...next]
      .map((first) => walk(ways, start, first))
      // Each is walked from both of its ends.
      .filter((path) => path[0]! < path.at(-1)!)
      .map((path) => path.map((at) => beads[at]!)),
  );
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + kilometres(line[at]!, point), 0);
}

/** Two points on each stretch instead of one at each corner (Chaikin); both ends stay. */
function cutCorners(line: readonly Point[]): Point[] {
  const cut = line.slice(1).flatMap((to, at) => [between(line[at]!, to, 0.25), between(line[at]!, to, 0.75)]);
  return [line[0]!, ...cut, line.at(-1)!];
}

function between([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}
