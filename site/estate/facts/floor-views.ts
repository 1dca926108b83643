import type { Estate } from "#contract/estate/estate.ts";
import { printFloor } from "#domain/display/print.ts";
import { planFloors } from "#domain/estate/rooms/floors.ts";
import { formatArea } from "#domain/format/figures.ts";
import { speak } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FloorView } from "../estate-view.ts";

/** Floors by level with their rooms, as the table prints them; floors without a room stay out. */
export function floorViews(estate: Estate, locale: Locale): FloorView[] {
  return planFloors(estate.floors, estate.layout?.rooms)
    .filter(({ rooms }) => rooms.length > 0)
    .map(({ level, name, rooms }) => ({
      level,
      name: speak(name, locale) ?? printFloor(level),
      rooms: rooms.map(({ value, comment, count, surface }, position) => ({
        key: `${level}-${position}`,
        name: speak(value.name, locale),
        comment: speak(comment, locale),
        count: count ?? 1,
        surface: surface ? formatArea(surface) : null,
      })),
    }));
}
