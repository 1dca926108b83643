import type { z } from "zod";
import type { PropertyLayout } from "../../../features/listings/schema/property/rooms.ts";
import type { Home } from "../home/home.ts";
import { ROOM_TYPES, type RoomCode } from "../home/room-types.ts";
import { type ListedRoom, listRooms } from "./layout-of-home.ts";

type Input = z.input<typeof PropertyLayout>;
type Slot = Exclude<keyof Input, "custom_rooms">;

/** The catalogue's own places for a room, in the order in which they fill up; what finds none is a custom room. */
const SLOTS: Partial<Record<RoomCode, readonly Slot[]>> = {
  living: ["living"],
  dining: ["dining_room"],
  kitchen: ["kitchen1", "kitchen2"],
  bedroom: ["bedroom1", "bedroom2", "bedroom3", "bedroom4", "bedroom5", "bedroom6", "bedroom7"],
  bathroom: ["bathroom1", "bathroom2"],
  showerRoom: ["shower_room"],
  toilet: ["toilet"],
  hall: ["hall"],
  nightHall: ["night_hall"],
  office: ["office"],
  dressing: ["dressing"],
  laundry: ["laundry"],
  storage: ["storage"],
  cellar: ["cellar"],
  attic: ["attic"],
  veranda: ["veranda"],
  terrace: ["terrace"],
  garage: ["garage"],
  shop: ["shop"],
  warehouse: ["warehouse"],
};

const entryOf = ({ code, surface, level, comment }: ListedRoom) => ({
  name: ROOM_TYPES[code].name,
  surface,
  floor: level,
  comment,
});

export function propertyLayoutOf(home: Home): Input {
  const layout: Input = {};
  const custom: NonNullable<Input["custom_rooms"]> = [];
  for (const room of listRooms(home)) {
    if (room.code === "parking") continue;
    const slot = SLOTS[room.code]?.find((slot) => layout[slot] === undefined);
    if (slot) layout[slot] = entryOf(room);
    else custom.push(entryOf(room));
  }
  return { ...layout, custom_rooms: custom.slice(0, 10) };
}
