import type { Estate } from "#contract/estate/estate.ts";
import { printFloor } from "#domain/display/print.ts";
import { planFloors } from "#domain/estate/rooms/floors.ts";
import { formatArea } from "#domain/format/figures.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FloorView } from "../estate-view.ts";
import { speakPlainly } from "../findability/plain-text.server.ts";

/** Floors by level with their rooms, as the table prints them; floors without a room stay out. */
export function floorViews(estate: Estate, locale: Locale): FloorView[] {
  return planFloors(estate.floors, estate.layout?.rooms)
    .filter(({ rooms }) => rooms.length > 0)
    .map(({ level, name, rooms }) => ({
      level,
      name: speakPlainly(name, locale) ?? printFloor(level),
      rooms: rooms.map(({ value, comment, count, surface }, position) => ({
        key: `${level}-${position}`,
        name: speakPlainly(value.name, locale),
        comment: speakPlainly(comment, locale),
        count: count ?? 1,
        surface: surface ? formatArea(surface) : null,
      })),
    }));
}
