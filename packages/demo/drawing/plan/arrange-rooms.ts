export type PlanBox = { x: number; y: number; w: number; h: number };

type Sized = { area: number };

const sumOf = (rooms: readonly Sized[]) => rooms.reduce((sum, room) => sum + room.area, 0);

function splitPoint(rooms: readonly Sized[]): number {
  const half = sumOf(rooms) / 2;
  let best = 1;
  let gap = Infinity;
  for (let at = 1; at < rooms.length; at++) {
    const off = Math.abs(sumOf(rooms.slice(0, at)) - half);
    if (off < gap) [best, gap] = [at, off];
  }
  return best;
}

// Halves the floor along its longer side until every room has its share, so areas stay true to each other.
function arrangeRooms<R extends Sized>(rooms: readonly R[], box: PlanBox): (R & PlanBox)[] {
  const [only] = rooms;
  if (only === undefined) return [];
  if (rooms.length === 1) return [{ ...only, ...box }];
  const at = splitPoint(rooms);
  const part = sumOf(rooms.slice(0, at)) / sumOf(rooms);
  const isWide = box.w >= box.h * 0.95;
  const first = isWide ? { ...box, w: box.w * part } : { ...box, h: box.h * part };
  const second = isWide
    ? { ...box, x: box.x + first.w, w: box.w - first.w }
    : { ...box, y: box.y + first.h, h: box.h - first.h };
  return [...arrangeRooms(rooms.slice(0, at), first), ...arrangeRooms(rooms.slice(at), second)];
}

type Named = Sized & { name: string };

const PASSAGE = /\bhal\b|inkom|hall|overloop|palier|landing|flur|diele|gang\b|couloir|corridor|nachthal/i;
const CORRIDOR = { least: 0.09, most: 0.24 };

export const isPassage = (name: string): boolean => PASSAGE.test(name);

const NARROWEST = 50;

function arrangeSide<R extends Sized>(rooms: readonly R[], box: PlanBox): (R & PlanBox)[] {
  const sorted = rooms.toSorted((a, b) => b.area - a.area);
  const total = sumOf(sorted);
  const isRow = sorted.every((room) => (box.w * room.area) / total >= NARROWEST);
  if (!isRow) return arrangeRooms(sorted, box);
  const placed: (R & PlanBox)[] = [];
  let x = box.x;
  for (const room of sorted) {
    const w = (box.w * room.area) / total;
    placed.push({ ...room, ...box, x, w });
    x += w;
  }
  return placed;
}

// A hall of the right size becomes a corridor through the middle, so that rooms open onto it as they do in life.
export function arrangeFloor<R extends Named>(rooms: readonly R[], box: PlanBox): (R & PlanBox)[] {
  const hall = rooms.find((room) => isPassage(room.name));
  const others = rooms.filter((room) => room !== hall);
  const share = hall ? hall.area / sumOf(rooms) : 0;
  if (hall === undefined || others.length < 3 || share < CORRIDOR.least || share > CORRIDOR.most) {
    return arrangeRooms(rooms, box);
  }
  const at = splitPoint(others);
  const above = box.h * (sumOf(others.slice(0, at)) / sumOf(rooms));
  const corridor = box.h * share;
  const below = { ...box, y: box.y + above + corridor, h: box.h - above - corridor };
  return [
    ...arrangeSide(others.slice(0, at), { ...box, h: above }),
    { ...hall, ...box, y: box.y + above, h: corridor },
    ...arrangeSide(others.slice(at), below),
  ];
}
