import { defineMapping, type JsonObject, type KeyedList } from "../mapping-row.ts";
import { BUILDING_DETAILS } from "./details/building-details.ts";
import { COMFORT_DETAILS } from "./details/comfort-details.ts";
import { ENERGY_AND_LAW_DETAILS } from "./details/energy-and-law-details.ts";
import { NEARBY_DETAILS } from "./details/nearby-details.ts";
import { ROOM_DETAILS } from "./details/room-details.ts";
import { AREA_ROWS } from "./rows/area-rows.ts";
import { IDENTITY_ROWS } from "./rows/identity-rows.ts";
import { KIND_ROWS } from "./rows/kind-rows.ts";
import { MEDIA_ROWS } from "./rows/media-rows.ts";
import { PLACE_ROWS } from "./rows/place-rows.ts";
import { PRICE_ROWS } from "./rows/price-rows.ts";
import { TEXT_ROWS } from "./rows/text-rows.ts";

/** Details have the type of their value: a flag, a price, an area, a length, or a text. */
const DETAILS: KeyedList = { key: "id", value: "value", label: "label", shown: shownDetail };

const SUFFIXES: Readonly<Record<string, string>> = { price: "€", surface: "m²", length: "m" };

function shownDetail({ value, type }: JsonObject) {
  if (type === "yes/no") return value === "1";
  const suffix = SUFFIXES[String(type)];
  return suffix ? `${String(value)} ${suffix}` : String(value);
}

export const WHISE = defineMapping(
  "Whise",
  [
    ...IDENTITY_ROWS,
    ...KIND_ROWS,
    ...PRICE_ROWS,
    ...PLACE_ROWS,
    ...AREA_ROWS,
    ...TEXT_ROWS,
    ...MEDIA_ROWS,
    ...BUILDING_DETAILS,
    ...ROOM_DETAILS,
    ...COMFORT_DETAILS,
    ...ENERGY_AND_LAW_DETAILS,
    ...NEARBY_DETAILS,
  ],
  { details: DETAILS },
  ["representatives[]"],
);
