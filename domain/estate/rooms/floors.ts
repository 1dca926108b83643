import type { Multilingual } from "../../locale/multilingual.ts";
import type { RoomLike } from "./rooms.ts";

export type FloorLike<R extends RoomLike> = {
  readonly id?: number | null;
  readonly level: number;
  readonly name?: Multilingual | null;
  readonly rooms?: readonly R[];
};

export type FloorPlan<R extends RoomLike> = {
  /** Null for rooms of which nobody says where they are; they come last. */
  readonly level: number | null;
  readonly name: Multilingual | null;
  readonly rooms: readonly R[];
};

/**
 * Each floor with its rooms sorted by floorId (then by sort), floors sorted by level. Rooms
 * of the layout join the floor of their level; a level that no floor names gets one of its own, and so do rooms that
 * say no level.
 * Example: levels 1, 0 and -1 come out as -1, 0, 1.
 */
export function planFloors<R extends RoomLike>(
  floors: ReadonlyArray<FloorLike<R>>,
  layoutRooms: readonly R[] = [],
): ReadonlyArray<FloorPlan<R>> {
  const plans = new Map<number | null, { name: Multilingual | null; rooms: R[] }>();
  for (const { level, name, rooms } of floors) {
    const plan = plans.get(level);
    plans.set(level, { name: plan?.name ?? name ?? null, rooms: [...(plan?.rooms ?? []), ...(rooms ?? [])] });
  }
  const listed = [...plans.values()].some(({ rooms }) => rooms.length > 0);
  for (const room of listed ? [] : layoutRooms) {
    const level = room.floor ?? null;
    const plan = plans.get(level) ?? { name: null, rooms: [] };
    plans.set(level, { ...plan, rooms: [...plan.rooms, room] });
  }
  return [...plans]
    .map(([level, { name, rooms }]) => ({ level, name, rooms: rooms.toSorted(byFloorId) }))
    .toSorted((one, other) => rank(one.level) - rank(other.level));
}

function byFloorId(one: RoomLike, other: RoomLike): number {
  return rank(one.floorId) - rank(other.floorId) || rank(one.sort) - rank(other.sort);
}

/** Rooms that say no place come last, all alike: infinity minus itself would be no number. */
function rank(place: number | null | undefined): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
