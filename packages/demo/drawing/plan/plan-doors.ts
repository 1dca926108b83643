import { d, rect, stroke } from "../pen/svg.ts";
import { isPassage, type PlanBox } from "./arrange-rooms.ts";

const INK = "#2c3b41";
const NEAR = 1.5;

type Named = PlanBox & { name: string };
type Shared = { upright: boolean; at: number; from: number; to: number; swing: 1 | -1 };

// The leaf turns into the larger room, where there is space for it.
function sharedWall(a: PlanBox, b: PlanBox): Shared | null {
  const aFirst = Math.abs(a.x + a.w - b.x) < NEAR || Math.abs(a.y + a.h - b.y) < NEAR;
  const isBeside = Math.abs(a.x + a.w - b.x) < NEAR || Math.abs(b.x + b.w - a.x) < NEAR;
  const isStacked = Math.abs(a.y + a.h - b.y) < NEAR || Math.abs(b.y + b.h - a.y) < NEAR;
  if (!isBeside && !isStacked) return null;
  const [from, to] = isBeside
    ? [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)]
    : [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)];
  if (to - from < 40) return null;
  const second = aFirst ? b : a;
  const first = aFirst ? a : b;
  const swing = second.w * second.h >= first.w * first.h ? 1 : -1;
  return { upright: isBeside, at: isBeside ? second.x : second.y, from, to, swing };
}

function doorIn({ upright, at, from, to, swing }: Shared): string {
  const size = Math.min(52, (to - from) * 0.7);
  const start = Math.max(from + 4, to - size - 12);
  const turn = upright ? d`matrix(0 1 ${swing} 0 ${at} ${start})` : d`matrix(1 0 0 ${swing} ${start} ${at})`;
  const content =
    rect(0, -4.5, size, 9, "#fbf6ec") +
    stroke(d`M0 0v${size}`, INK, 3.5) +
    stroke(d`M0 ${size}A${size} ${size} 0 0 0 ${size} 0`, INK, 1.4, 'stroke-dasharray="5 4"');
  return `<g transform="${turn}">${content}</g>`;
}

const DEAD_ENDS = /wc|toilet|bad|douche|bain|bath|shower|dusch|berging|storage|débarras|abstell/i;
const LIVING = /leef|living|woon|séjour|wohn|sitting/i;

function reluctance(name: string): number {
  if (isPassage(name)) return 0;
  if (LIVING.test(name)) return 1;
  return DEAD_ENDS.test(name) ? 6 : 3;
}

// Every room is reached, through halls first and never through a bathroom when there is another way.
export function drawInnerDoors(rooms: readonly Named[]): string {
  const reach = rooms.map((_, at) => at);
  const rootOf = (at: number): number => (reach[at] === at ? at : rootOf(reach[at] ?? at));
  const walls = rooms.flatMap((a, i) =>
    rooms.slice(i + 1).map((b, offset) => {
      const cost = reluctance(a.name) + reluctance(b.name);
      return { i, j: i + 1 + offset, cost, wall: sharedWall(a, b) };
    }),
  );
  let doors = "";
  for (const { i, j, wall } of walls.toSorted((a, b) => a.cost - b.cost)) {
    if (wall === null || rootOf(i) === rootOf(j)) continue;
    reach[rootOf(j)] = rootOf(i);
    doors += doorIn(wall);
  }
  return doors;
}

type Side = {
  touches: (room: PlanBox, house: PlanBox) => boolean;
  turn: (room: PlanBox) => string;
  long: (room: PlanBox) => number;
};

const SIDES: readonly Side[] = [
  {
    touches: (room, house) => Math.abs(room.y + room.h - house.y - house.h) < NEAR,
    turn: (room) => d`translate(${room.x} ${room.y + room.h})`,
    long: (room) => room.w,
  },
  {
    touches: (room, house) => Math.abs(room.x - house.x) < NEAR,
    turn: (room) => d`translate(${room.x} ${room.y}) rotate(90)`,
    long: (room) => room.h,
  },
  {
    touches: (room, house) => Math.abs(room.x + room.w - house.x - house.w) < NEAR,
    turn: (room) => d`translate(${room.x + room.w} ${room.y + room.h}) rotate(-90)`,
    long: (room) => room.h,
  },
  {
    touches: (room, house) => Math.abs(room.y - house.y) < NEAR,
    turn: (room) => d`translate(${room.x + room.w} ${room.y}) rotate(180)`,
    long: (room) => room.w,
  },
];

export function entranceOf(rooms: readonly Named[], house: PlanBox): Named | undefined {
  const outer = rooms.filter((room) => SIDES.some((side) => side.touches(room, house)));
  return outer.find((room) => isPassage(room.name)) ?? outer[0];
}

export function drawFrontDoor(rooms: readonly Named[], house: PlanBox): string {
  const room = entranceOf(rooms, house);
  const side = room && SIDES.find(({ touches }) => touches(room, house));
  if (room === undefined || side === undefined) return "";
  const long = side.long(room);
  const size = Math.min(58, long * 0.5);
  const x = long * 0.76 - size / 2;
  const content =
    rect(x, -4, size, 19, "#fbf6ec") +
    stroke(d`M${x} 0v${-size}`, INK, 4) +
    stroke(d`M${x} ${-size}A${size} ${size} 0 0 1 ${x + size} 0`, INK, 1.4, 'stroke-dasharray="5 4"') +
    stroke(d`M${x + size / 2} 46v-24m-8 9l8-9l8 9`, "#a8452f", 3);
  return `<g transform="${side.turn(room)}">${content}</g>`;
}
