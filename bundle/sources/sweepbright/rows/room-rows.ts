import { extra, label } from "../../row-kinds.ts";
import { type Json, type MappingRow, type Place, UNREADABLE } from "../../mapping-row.ts";
import { AREA_UNITS, CLIENT, CONDITIONS, ROOM_CONDITIONS, ROOMS } from "../sweepbright-codes.ts";
import { SAMPLE } from "./row-reasons.ts";

function areaOf(size: Json, { parent }: Place): Json | typeof UNREADABLE {
  const factor = AREA_UNITS[String(parent["unit"] ?? "sq_m")];
  const area = Number(size) * (factor ?? Number.NaN);
  return Number.isFinite(area) ? Math.round(area * 100) / 100 : UNREADABLE;
}

/** `living_rooms` and `living_room` are one type. */
function roomOf(type: Json, place: Place): Json | typeof UNREADABLE {
  const kind = ROOMS[String(type)] ?? ROOMS[String(type).replace(/s$/, "")];
  if (!kind) return UNREADABLE;
  const { size, size_description: comment, ordinal } = place.parent;
  const surface = size ? areaOf(size, place) : UNREADABLE;
  return {
    value: { id: kind.id, name: kind.name },
    count: 1,
    ...(surface === UNREADABLE ? {} : { surface }),
    ...(comment ? { comment: { [place.context.language]: comment } } : {}),
    ...(typeof ordinal === "number" ? { sort: ordinal } : {}),
  };
}

export const ROOM_ROWS: readonly MappingRow[] = [
  { path: "bedrooms", to: ["general.bedroomCount", "property.construction.bedrooms_count"] },
  { path: "bathrooms", to: "property.construction.bathrooms_count" },
  { path: "shower_rooms", to: "property.construction.shower_rooms_count", source: SAMPLE },
  { path: "toilets", to: "property.construction.toilets_count" },
  { path: "floors", to: "property.construction.floors_count" },
  extra("living_rooms", "Woonkamers", "Séjours", "Living rooms", "Wohnzimmer"),
  extra("kitchens", "Keukens", "Cuisines", "Kitchens", "Küchen"),
  extra("showrooms", "Toonzalen", "Showrooms", "Showrooms", "Ausstellungsräume"),
  extra(
    "manufacturing_areas",
    "Productieruimtes",
    "Espaces de production",
    "Manufacturing areas",
    "Produktionsflächen",
  ),
  extra("storage_rooms", "Bergingen", "Débarras", "Storage rooms", "Abstellräume"),
  {
    path: "rooms[].type",
    to: "layout.rooms[+]",
    convert: roomOf,
    says: "with its size and description",
    source: SAMPLE,
  },
  ...["size", "unit", "size_description", "ordinal"].map((field) => ({
    path: `rooms[].${field}`,
    readWith: "rooms[].type",
  })),
  {
    path: "sizes.liveable_area.size",
    to: "property.construction.living_area_surface",
    convert: areaOf,
    says: "→ m²",
  },
  {
    path: "sizes.plot_area.size",
    to: "property.construction.land_surface",
    convert: areaOf,
    says: "→ m²",
    source: SAMPLE,
  },
  {
    path: "sizes.loi_carrez_area.size",
    extra: label(
      "Oppervlakte loi Carrez (m²)",
      "Surface loi Carrez (m²)",
      "Loi Carrez area (m²)",
      "Fläche nach Loi Carrez (m²)",
    ),
    convert: areaOf,
    says: "→ m²",
    source: `${CLIENT} modules/fields/class-sizes.php`,
  },
  ...["liveable_area", "plot_area", "loi_carrez_area"].map((size) => ({
    path: `sizes.${size}.unit`,
    readWith: `sizes.${size}.size`,
  })),
  {
    path: "general_condition",
    to: "property.construction.condition",
    codes: CONDITIONS,
    source: `${CLIENT} modules/fields/class-conditions.php`,
  },
  {
    path: "kitchen_condition",
    extra: label(
      "Staat van de keuken",
      "État de la cuisine",
      "Condition of the kitchen",
      "Zustand der Küche",
    ),
    codes: ROOM_CONDITIONS,
  },
  {
    path: "bathroom_condition",
    extra: label(
      "Staat van de badkamer",
      "État de la salle de bain",
      "Condition of the bathroom",
      "Zustand des Badezimmers",
    ),
    codes: ROOM_CONDITIONS,
  },
  { path: "garden_orientation", to: "property.other.garden_orientation", source: SAMPLE },
  { path: "terrace_orientation", to: "property.other.terrace_orientation" },
  {
    ...extra(
      "balcony_orientation",
      "Oriëntatie van het balkon",
      "Orientation du balcon",
      "Orientation of the balcony",
      "Ausrichtung des Balkons",
    ),
    source: `${CLIENT} modules/fields/class-orientation.php`,
  },
];
