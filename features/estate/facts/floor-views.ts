import type { Estate } from "#features/listings/schema/estate.ts";
import { printFloor } from "#domain/display/print.ts";
import { planFloors } from "#domain/estate/rooms/floors.ts";
import { formatArea } from "#domain/format/figures.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FloorView, TextView } from "../estate-view.ts";

const OTHER_ROOMS: TextView = { words: "estate.otherRooms" };

/** Floors by level with their rooms, as the table prints them; floors without a room stay out. */
export function floorViews(estate: Estate, locale: Locale): FloorView[] {
  const plans = planFloors(estate.floors, estate.layout?.rooms).filter(({ rooms }) => rooms.length > 0);
  const hasFloors = plans.some(({ level }) => level !== null);
  return plans.map(({ level, name, rooms }) => ({
    level,
    name:
      level === null
        ? hasFloors
          ? OTHER_ROOMS
          : null
        : (localize(name, locale) ?? printFloor(level, locale)),
    rooms: rooms.map(({ value, comment, count, surface }, position) => ({
      key: `${level}-${position}`,
      name: localize(value.name, locale),
      comment: localize(comment, locale),
      count: count ?? 1,
      surface: surface ? formatArea(surface) : null,
    })),
  }));
}
