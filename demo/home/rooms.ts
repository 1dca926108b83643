import type { Random } from "../drawing/random.ts";
import type { Kind } from "./kind.ts";
import type { RoomCode } from "./room-types.ts";

export type PlannedRoom = { code: RoomCode; level: number; surface: number };

type Share = readonly [code: RoomCode, level: number, weight: number];

export type RoomWish = {
  kind: Kind;
  area: number;
  bedrooms: number;
  bathrooms: number;
  showerRooms: number;
  toilets: number;
  level: number;
  office: boolean;
};

const half = (value: number) => Math.round(value * 2) / 2;

function dayShares({ kind, area, level, toilets, office }: RoomWish): Share[] {
  const shares: Share[] = [
    ["living", level, kind.voice === "studio" ? 20 : 34],
    ["kitchen", level, kind.voice === "studio" ? 6 : 13],
    ["hall", level, area > 60 ? 7 : 4],
    ["storage", level, 4],
  ];
  if (area > 190) shares.push(["dining", level, 17], ["laundry", level, 7]);
  if (office) shares.push(["office", level, 10]);
  for (let at = 0; at < toilets; at++) shares.push(["toilet", level + (at > 0 ? 1 : 0), 1.8]);
  return shares;
}

function nightShares(wish: RoomWish): Share[] {
  const { kind, area, bedrooms, level } = wish;
  const upstairs = (kind.family === "house" && kind.voice !== "bungalow") || kind.voice === "duplex";
  const first = level + (upstairs ? 1 : 0);
  const shares: Share[] = [];
  for (let at = 0; at < bedrooms; at++)
    shares.push(["bedroom", upstairs && at >= 3 ? first + 1 : first, 17 - at * 2.1]);
  for (let at = 0; at < wish.bathrooms; at++)
    shares.push(["bathroom", first + (at > 0 && bedrooms > 3 ? 1 : 0), 8 - at * 2]);
  for (let at = 0; at < wish.showerRooms; at++) shares.push(["showerRoom", first, 4]);
  if (upstairs) shares.push(["nightHall", first, 5]);
  if (area > 150 && bedrooms > 2) shares.push(["dressing", first, 6]);
  return shares;
}

function sharesOf(wish: RoomWish): Share[] {
  const { kind, level } = wish;
  if (kind.family === "business") return businessShares(kind, level);
  if (kind.family === "room")
    return [
      ["bedroom", level, 14],
      ["showerRoom", level, 3],
    ];
  return [...dayShares(wish), ...nightShares(wish)];
}

function businessShares({ voice }: Kind, level: number): Share[] {
  if (voice === "office")
    return [
      ["workspace", level, 60],
      ["meeting", level, 18],
      ["kitchen", level, 7],
      ["hall", level, 9],
      ["toilet", level, 3],
    ];
  if (voice === "warehouse")
    return [
      ["warehouse", level, 84],
      ["workspace", level, 11],
      ["toilet", level, 2],
      ["storage", level, 3],
    ];
  if (voice === "horeca")
    return [
      ["shop", level, 62],
      ["kitchen", level, 22],
      ["storage", level, 10],
      ["toilet", level, 6],
    ];
  return [
    ["shop", level, 76],
    ["storage", level, 18],
    ["toilet", level, 2],
    ["kitchen", level, 4],
  ];
}

/** Rooms by level whose surfaces add up to the area: the largest room takes what rounding leaves. */
export function planRooms(random: Random, wish: RoomWish): PlannedRoom[] {
  const shares = sharesOf(wish).map(
    ([code, level, weight]) => [code, level, weight * random.between(0.9, 1.12)] as const,
  );
  const sum = shares.reduce((total, [, , weight]) => total + weight, 0);
  const rooms = shares.map(([code, level, weight]) => ({
    code,
    level,
    surface: Math.max(code === "toilet" ? 1.5 : 2.5, half((weight / sum) * wish.area)),
  }));
  const largest = rooms.reduce((most, room) => (room.surface > most.surface ? room : most));
  const left = wish.area - rooms.reduce((total, room) => total + room.surface, 0);
  return rooms.map((room) => (room === largest ? { ...room, surface: half(room.surface + left) } : room));
}
