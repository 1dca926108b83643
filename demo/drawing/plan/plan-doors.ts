import { d, rect, stroke } from "../pen/svg.ts";
import type { PlanBox } from "./arrange-rooms.ts";

const INK = "#2c3b41";
const NEAR = 1.5;

type Shared = { upright: boolean; at: number; from: number; to: number };

function sharedWall(a: PlanBox, b: PlanBox): Shared | null {
  const isBeside = Math.abs(a.x + a.w - b.x) < NEAR || Math.abs(b.x + b.w - a.x) < NEAR;
  if (isBeside) {
    const from = Math.max(a.y, b.y);
    const to = Math.min(a.y + a.h, b.y + b.h);
    return to - from > 50
      ? { upright: true, at: Math.abs(a.x + a.w - b.x) < NEAR ? b.x : a.x, from, to }
      : null;
  }
  const isStacked = Math.abs(a.y + a.h - b.y) < NEAR || Math.abs(b.y + b.h - a.y) < NEAR;
  if (!isStacked) return null;
  const from = Math.max(a.x, b.x);
  const to = Math.min(a.x + a.w, b.x + b.w);
  return to - from > 50
    ? { upright: false, at: Math.abs(a.y + a.h - b.y) < NEAR ? b.y : a.y, from, to }
    : null;
}

function doorIn({ upright, at, from, to }: Shared): string {
  const size = Math.min(52, (to - from) * 0.7);
  const start = to - size - 12 > from ? to - size - 12 : from + 4;
  const gap = upright ? rect(at - 4.5, start, 9, size, "#fbf6ec") : rect(start, at - 4.5, size, 9, "#fbf6ec");
  const leaf = upright ? d`M${at} ${start}h${size}` : d`M${start} ${at}v${size}`;
  const swing = upright
    ? d`M${at + size} ${start}A${size} ${size} 0 0 1 ${at} ${start + size}`
    : d`M${start} ${at + size}A${size} ${size} 0 0 0 ${start + size} ${at}`;
  return gap + stroke(leaf, INK, 3.5) + stroke(swing, INK, 1.4, 'stroke-dasharray="5 4"');
}

// Every room is reached: a door goes wherever a wall joins two rooms that are not yet connected.
export function drawDoors(rooms: readonly PlanBox[], house: PlanBox): string {
  const reach = rooms.map((_, at) => at);
  const rootOf = (at: number): number => (reach[at] === at ? at : rootOf(reach[at] ?? at));
  let doors = "";
  for (const [i, a] of rooms.entries()) {
    for (const [j, b] of rooms.entries()) {
      if (j <= i || rootOf(i) === rootOf(j)) continue;
      const wall = sharedWall(a, b);
      if (wall === null) continue;
      reach[rootOf(j)] = rootOf(i);
      doors += doorIn(wall);
    }
  }
  return doors + frontDoor(rooms, house);
}

function frontDoor(rooms: readonly PlanBox[], house: PlanBox): string {
  const foot = house.y + house.h;
  const room = rooms.find((one) => Math.abs(one.y + one.h - foot) < NEAR);
  if (room === undefined) return "";
  const size = Math.min(56, room.w * 0.5);
  const x = room.x + room.w * 0.16;
  const swing = d`M${x} ${foot - size}A${size} ${size} 0 0 1 ${x + size} ${foot}`;
  return (
    rect(x, foot - 3, size, 18, "#fbf6ec") +
    stroke(d`M${x} ${foot}v${-size}`, INK, 4) +
    stroke(swing, INK, 1.4, 'stroke-dasharray="5 4"') +
    stroke(d`M${x + size / 2} ${foot + 44}v-24m-8 9l8 -9l8 9`, "#a8452f", 3)
  );
}
