import { expect, test } from "vitest";
import { COUNTED_ROOMS, roomCounts } from "./rooms.ts";

const room = (id: number, more: object = {}) => ({ value: { id }, ...more });

test("the counted room types keep their ids", () => {
  expect(COUNTED_ROOMS).toEqual({
    bedroom: 1,
    bathroom: 5,
    garage: 6,
    terrace: 10,
    parkingspace: 14,
    toilet: 16,
  });
});

test("rooms are counted by type, a room without a count as one", () => {
  const rooms = [
    room(1),
    room(1, { count: 2 }),
    room(5),
    room(6, { count: 0 }),
    room(14),
    room(16, { count: 3 }),
  ];
  const terraces = [room(10, { surface: 12.5 }), room(10, { surface: 8 }), room(10)];
  expect(roomCounts({ rooms: [...rooms, ...terraces] })).toEqual({
    bedroom: 3,
    bathroom: 1,
    toilet: 3,
    garage: 0,
    parkingspace: 1,
    terraceSurface: 20.5,
  });
});

test("a counter that is given is believed over the rooms that are listed", () => {
  expect(roomCounts({ rooms: [room(1)], bedroom: 4, terraceSurface: 0 })).toMatchObject({
    bedroom: 4,
    terraceSurface: 0,
  });
});

test("rooms that only the floors list are counted too, and never twice", () => {
  const floors = [{ rooms: [room(1), room(1)] }, { rooms: [room(1)] }];
  expect(roomCounts({ rooms: [] }, floors).bedroom).toBe(3);
  expect(roomCounts({ rooms: [room(1)] }, floors).bedroom).toBe(1);
});

test("what nobody says stays unknown", () => {
  expect(Object.values(roomCounts(null))).toEqual([null, null, null, null, null, null]);
});
