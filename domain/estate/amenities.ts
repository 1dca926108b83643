import { COUNTED_ROOMS, type LayoutLike, roomCounts } from "./rooms/rooms.ts";

type Known<T> = T | null | undefined;

/** An estate of either display model, as far as it says what lies around its rooms. */
export type EstateWithAmenities = {
  readonly layout?: Known<LayoutLike>;
  readonly floors?: Parameters<typeof roomCounts>[1];
  readonly technical?: Known<{ readonly directionGarden?: Known<string> }>;
  readonly property?: Known<{
    readonly layout?: Known<{
      readonly terrace?: Known<object>;
      readonly garage?: Known<object>;
      readonly carport?: Known<object>;
    }>;
    readonly other?: Known<{
      readonly garden?: Known<string>;
      readonly garden_surface?: Known<number>;
      readonly garden_orientation?: Known<string>;
      readonly terrace_surface?: Known<number>;
      readonly terrace_orientation?: Known<string>;
      readonly parking_spaces_count?: Known<number>;
      readonly garages_count?: Known<number>;
    }>;
  }>;
};

export type Amenities = {
  readonly hasTerrace: true | null;
  readonly hasGarden: true | null;
  readonly hasParking: true | null;
};

/**
 * What searches ask beside the rooms, whichever model says it; null is unknown: nobody writes down the
 * terrace that is not there. Example: `layout.terraceSurface` 12 is a terrace, and one garage is parking.
 */
export function amenitiesOf(estate: EstateWithAmenities): Amenities {
  const { layout, floors, technical, property } = estate;
  const { other } = property ?? {};
  const rooms = roomCounts(layout, floors);
  const listed = [layout, ...(floors ?? [])].flatMap((place) => place?.rooms ?? []);
  return {
    hasTerrace: yes(
      listed.some(({ value }) => value.id === COUNTED_ROOMS.terrace) ||
        isAbove0(rooms.terraceSurface, other?.terrace_surface) ||
        property?.layout?.terrace ||
        other?.terrace_orientation,
    ),
    hasGarden: yes(
      isAbove0(other?.garden_surface) ||
        other?.garden ||
        other?.garden_orientation ||
        technical?.directionGarden,
    ),
    hasParking: yes(
      isAbove0(rooms.garage, rooms.parkingspace, other?.parking_spaces_count, other?.garages_count) ||
        property?.layout?.garage ||
        property?.layout?.carport,
    ),
  };
}

function isAbove0(...values: ReadonlyArray<Known<number>>): boolean {
  return values.some((value) => value != null && value > 0);
}

function yes(said: unknown): true | null {
  return said ? true : null;
}
