import type { z } from "zod";
import type { Floor, Layout, Room } from "../../../features/listings/schema/facts.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import { ROOM_TYPES, type RoomCode } from "../home/room-types.ts";
import { roomComment } from "./room-comments.ts";

type RoomInput = z.input<typeof Room>;

export type ListedRoom = {
  code: RoomCode;
  level: number;
  surface: number | null;
  count: number;
  comment: Multilingual | null;
};

const LEVEL_NAMES: Record<number, Multilingual> = {
  [-1]: { nl: "Kelder", fr: "Sous-sol", en: "Basement", de: "Untergeschoss" },
  0: { nl: "Gelijkvloers", fr: "Rez-de-chaussée", en: "Ground floor", de: "Erdgeschoss" },
  1: { nl: "Eerste verdieping", fr: "Premier étage", en: "First floor", de: "Erste Etage" },
  2: { nl: "Tweede verdieping", fr: "Deuxième étage", en: "Second floor", de: "Zweite Etage" },
  3: { nl: "Derde verdieping", fr: "Troisième étage", en: "Third floor", de: "Dritte Etage" },
};

const ordinal = (level: number) => `${level}${["th", "st", "nd", "rd"][level % 10] ?? "th"}`;

function levelName(level: number): Multilingual {
  return (
    LEVEL_NAMES[level] ?? {
      nl: `${level}e verdieping`,
      fr: `${level}e étage`,
      en: `${ordinal(level)} floor`,
      de: `${level}. Etage`,
    }
  );
}

/** What is not living area: cellar, attic, garage, terrace. */
function annexes({ body, kind, seed }: Home): ListedRoom[] {
  const rooms: ListedRoom[] = [];
  const add = (code: RoomCode, level: number, surface: number | null, count = 1) =>
    rooms.push({ code, level, surface, count, comment: null });
  if (body.cellar) add("cellar", -1, 8 + (seed.length % 14));
  if (body.garages) add("garage", 0, kind.family === "garage" ? body.area : 18 * body.garages, body.garages);
  if (body.parkings) add("parking", 0, null, body.parkings);
  if (body.terrace) add("terrace", body.level, body.terrace.area);
  if (body.attic) add("attic", body.levels, 24 + (seed.length % 9));
  return rooms;
}

export function listRooms(home: Home): ListedRoom[] {
  const inside = home.body.rooms.map(({ code, level, surface }, at) => ({
    code,
    level,
    surface,
    count: 1,
    comment: roomComment(home, code, at),
  }));
  return [...inside, ...annexes(home)].sort((one, other) => one.level - other.level);
}

function roomInput({ code, level, surface, count, comment }: ListedRoom, at: number): RoomInput {
  return {
    value: ROOM_TYPES[code],
    floor: level,
    floorId: level * 100 + at,
    count,
    surface,
    comment,
    sort: at,
  };
}

export function layoutOfHome(home: Home): z.input<typeof Layout> {
  const { body } = home;
  return {
    rooms: listRooms(home).map(roomInput),
    bedroom: body.bedrooms,
    bathroom: body.bathrooms,
    toilet: body.toilets,
    garage: body.garages,
    parkingspace: body.parkings,
    terraceSurface: body.terrace?.area ?? null,
  };
}

export function floorsOfHome(home: Home): z.input<typeof Floor>[] {
  const rooms = listRooms(home).map(roomInput);
  const levels = [...new Set(rooms.map(({ floor }) => floor ?? 0))].sort((one, other) => one - other);
  return levels.map((level) => ({
    id: level + 10,
    level,
    name: levelName(level),
    rooms: rooms.filter(({ floor }) => floor === level),
  }));
}
