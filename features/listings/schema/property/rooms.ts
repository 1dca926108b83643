import { z } from "zod";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { measure, words } from "./fields.ts";

const RoomEntry = z.object({
  name: known(MultilingualText),
  surface: measure,
  floor: known(z.int()),
  comment: words,
});

const room = known(RoomEntry);

export const PropertyLayout = z.object({
  living: room,
  dining_room: room,
  kitchen1: room,
  kitchen2: room,
  bedroom1: room,
  bedroom2: room,
  bedroom3: room,
  bedroom4: room,
  bedroom5: room,
  bedroom6: room,
  bedroom7: room,
  bathroom1: room,
  bathroom2: room,
  shower_room: room,
  toilet: room,
  hall: room,
  night_hall: room,
  office: room,
  dressing: room,
  laundry: room,
  storage: room,
  cellar: room,
  attic: room,
  veranda: room,
  terrace: room,
  balcony: room,
  garage: room,
  carport: room,
  shop: room,
  warehouse: room,
  custom_rooms: z.array(RoomEntry).max(10).default([]),
});
