/** Room type ids that are counted. */
export const COUNTED_ROOMS = {
  bedroom: 1,
  bathroom: 5,
  garage: 6,
  terrace: 10,
  parkingspace: 14,
  toilet: 16,
} as const;

export type RoomLike = {
  readonly value: { readonly id: number };
  readonly floorId?: number | null;
  readonly floor?: number | null;
  readonly count?: number | null;
  readonly surface?: number | null;
  readonly sort?: number | null;
};

export type LayoutLike = {
  readonly rooms?: readonly RoomLike[];
  readonly bedroom?: number | null;
  readonly bathroom?: number | null;
  readonly toilet?: number | null;
  readonly garage?: number | null;
  readonly parkingspace?: number | null;
  readonly terraceSurface?: number | null;
};

export type RoomCounts = {
  readonly bedroom: number | null;
  readonly bathroom: number | null;
  readonly toilet: number | null;
  readonly garage: number | null;
  readonly parkingspace: number | null;
  /** m² */
  readonly terraceSurface: number | null;
};

/** How many rooms of a type there are; a room without a count is one; null when none is listed. */
function countRooms(rooms: readonly RoomLike[], typeId: number): number | null {
  const found = rooms.filter(({ value }) => value.id === typeId);
  return found.length === 0 ? null : found.reduce((sum, { count }) => sum + (count ?? 1), 0);
}

/** The surface (m²) of all rooms of a type together; null when none says it. */
function surfaceOfRooms(rooms: readonly RoomLike[], typeId: number): number | null {
  const surfaces = rooms.flatMap(({ value, surface }) => (value.id === typeId ? (surface ?? []) : []));
  return surfaces.length === 0 ? null : surfaces.reduce((sum, surface) => sum + surface, 0);
}

/**
 * The counters of a layout: as given, else counted from its rooms, or from those of the floors where it lists none.
 * Example: rooms with value ids 1, 1 (count 2) and 5 make three bedrooms and one bathroom.
 */
export function roomCounts(
  layout: LayoutLike | null | undefined,
  floors: ReadonlyArray<{ readonly rooms?: readonly RoomLike[] }> = [],
): RoomCounts {
  const own = layout?.rooms ?? [];
  const rooms = own.length > 0 ? own : floors.flatMap((floor) => floor.rooms ?? []);
  return {
    bedroom: layout?.bedroom ?? countRooms(rooms, COUNTED_ROOMS.bedroom),
    bathroom: layout?.bathroom ?? countRooms(rooms, COUNTED_ROOMS.bathroom),
    toilet: layout?.toilet ?? countRooms(rooms, COUNTED_ROOMS.toilet),
    garage: layout?.garage ?? countRooms(rooms, COUNTED_ROOMS.garage),
    parkingspace: layout?.parkingspace ?? countRooms(rooms, COUNTED_ROOMS.parkingspace),
    terraceSurface: layout?.terraceSurface ?? surfaceOfRooms(rooms, COUNTED_ROOMS.terrace),
  };
}
