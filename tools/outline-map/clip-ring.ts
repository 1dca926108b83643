export type Point = readonly [longitude: number, latitude: number];
export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

type Edge = {
  readonly isInside: (point: Point) => boolean;
  readonly crossing: (from: Point, to: Point) => Point;
};

/** The part of a ring that lies in a box, by Sutherland and Hodgman; empty when nothing does. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  return edgesOf(box).reduce<readonly Point[]>(clipAt, ring);
}

function clipAt(ring: readonly Point[], { isInside, crossing }: Edge): readonly Point[] {
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)!;
    const entered = isInside(point) !== isInside(before) ? [crossing(before, point)] : [];
    return isInside(point) ? [...entered, point] : entered;
  });
}

function edgesOf({ west, south, east, north }: Box): readonly Edge[] {
  return [
    { isInside: ([x]) => x >= west, crossing: atLongitude(west) },
    { isInside: ([x]) => x <= east, crossing: atLongitude(east) },
    { isInside: ([, y]) => y >= south, crossing: atLatitude(south) },
    { isInside: ([, y]) => y <= north, crossing: atLatitude(north) },
  ];
}

const atLongitude =
  (x: number) =>
  (from: Point, to: Point): Point => [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])];

const atLatitude =
  (y: number) =>
  (from: Point, to: Point): Point => [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]), y];
