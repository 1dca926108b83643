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

function hasUpstairs({ kind }: RoomWish): boolean {
  return (kind.family === "house" && kind.voice !== "bungalow") || kind.voice === "duplex";
}

/** Target surfaces in m² of what every home has. */
function dayShares(wish: RoomWish): Share[] {
  const { kind, area, level, toilets, office } = wish;
  const studio = kind.voice === "studio";
  const shares: Share[] = [
    ["living", level, studio ? 20 : area > 120 ? 38 : 30],
    ["kitchen", level, studio ? 6 : 13],
    ["hall", level, area > 60 ? 7 : 4],
    ["storage", level, 4],
  ];
  if (kind.voice === "mixed") shares.push(["shop", level, 64]);
  if (office) shares.push(["office", level, 11]);
  for (let at = 0; at < toilets; at++)
    shares.push(["toilet", level + (at > 0 && hasUpstairs(wish) ? 1 : 0), 1.8]);
  return shares;
}

function nightShares(wish: RoomWish): Share[] {
  const { bedrooms, level } = wish;
  const upstairs = hasUpstairs(wish);
  const first = level + (upstairs ? 1 : 0);
  const shares: Share[] = [];
  for (let at = 0; at < bedrooms; at++)
    shares.push(["bedroom", upstairs && at >= 3 ? first + 1 : first, Math.max(10, 17 - at * 1.9)]);
  for (let at = 0; at < wish.bathrooms; at++)
    shares.push(["bathroom", first + (at > 0 && bedrooms > 3 ? 1 : 0), Math.max(5, 8.5 - at * 2)]);
  for (let at = 0; at < wish.showerRooms; at++) shares.push(["showerRoom", first, 4]);
  if (upstairs) shares.push(["nightHall", first, 6]);
  return shares;
}

/** What larger homes have besides, in the order in which the space allows it. */
function extraShares(wish: RoomWish, planned: readonly Share[]): Share[] {
  const { area, level, bedrooms } = wish;
  const up = level + (hasUpstairs(wish) ? 1 : 0);
  const wanted: Share[] = [
    ["dining", level, 18],
    ["dressing", up, 8],
    ["laundry", level, 8],
    ["veranda", level, 16],
    ["living", up, 26],
    ["office", level, 14],
    ["hall", up, 16],
    ["living", level, 34],
    ["storage", level, 14],
    ["dining", level, 30],
    ["veranda", level, 40],
    ["dressing", up, 14],
    ["living", up, 44],
    ["laundry", level, 16],
    ["office", up, 26],
  ];
  let room = area - planned.reduce((sum, [, , target]) => sum + target, 0);
  return wanted.filter(([code, , target]) => {
    if (room < target * 0.85 || (code === "dressing" && bedrooms < 2)) return false;
    room -= target;
    return true;
  });
}

function sharesOf(wish: RoomWish): Share[] {
  const { kind, level } = wish;
  if (kind.family === "business") return businessShares(kind, level);
  if (kind.family === "room")
    return [
      ["bedroom", level, 14],
      ["showerRoom", level, 3],
    ];
  const needed = [...dayShares(wish), ...nightShares(wish)];
  return kind.voice === "studio" ? needed : [...needed, ...extraShares(wish, needed)];
}

function businessShares({ voice }: Kind, level: number): Share[] {
  if (voice === "office" || voice === "practice")
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
  largest.surface = half(largest.surface + left);
  return rooms;
}
