import type { Estate } from "#contract/estate/estate.ts";
import { planFloors } from "#domain/estate/floors.ts";
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
      name: speak(name, locale),
      rooms: rooms.map(({ value, comment, surface }, position) => ({
        key: `${level}-${position}`,
        name: speak(value.name, locale),
        comment: speak(comment, locale),
        surface: surface ? formatArea(surface) : null,
      })),
    }));
}
