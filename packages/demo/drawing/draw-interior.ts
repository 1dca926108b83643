import type { Region } from "./building/row-style.ts";
import type { Light } from "./pen/light.ts";
import { openSheet } from "./pen/sheet.ts";
import { drawBedroom, drawDining, drawLiving, drawOfficeRoom } from "./room/living-rooms.ts";
import { drawGardenRoom, drawTerraceRoom } from "./room/outdoors.ts";
import { drawGarageRoom, drawHall, drawShopFloor } from "./room/passages.ts";
import { ROOM_PALETTES, type RoomPaletteName } from "./room/room-palette.ts";
import { indoors, type Room } from "./room/shell.ts";
import { drawBathroom, drawKitchen } from "./room/wet-rooms.ts";

const ROOMS = {
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  dining: drawDining,
  office: drawOfficeRoom,
  hall: drawHall,
  terrace: drawTerraceRoom,
  garden: drawGardenRoom,
  garage: drawGarageRoom,
  "shop-floor": drawShopFloor,
} as const satisfies Record<string, (room: Room) => string>;

export type RoomKind = keyof typeof ROOMS;
export const ROOM_KINDS = Object.keys(ROOMS) as RoomKind[];

export type InteriorWish = {
  seed: string;
  room: RoomKind;
  palette?: RoomPaletteName;
  light?: Light;
  region?: Region;
};

const OUTSIDE: ReadonlySet<RoomKind> = new Set(["terrace", "garden"]);

export function drawInterior({
  seed,
  room: kind,
  palette,
  light = "day",
  region = "brick",
}: InteriorWish): string {
  const sheet = openSheet({ seed: `${seed}|${kind}|${palette}|${region}`, width: 1520, height: 1000, light });
  const name = palette ?? sheet.random.pick(Object.keys(ROOM_PALETTES) as RoomPaletteName[]);
  const inner = OUTSIDE.has(kind) ? sheet : indoors(sheet);
  return sheet.close(
    ROOMS[kind]({ sheet: inner, palette: ROOM_PALETTES[name], isEvening: light === "dusk", region }),
  );
}
