import { expect, test } from "vitest";
import { planFloors } from "./floors.ts";
import type { RoomLike } from "./rooms.ts";

const room = (id: number, more: Partial<RoomLike> = {}): RoomLike => ({ value: { id }, ...more });
const idsByLevel = (plans: ReturnType<typeof planFloors>) =>
  plans.map(({ level, rooms }) => [level, rooms.map(({ value }) => value.id)]);

test("floors are sorted by level and their rooms by floorId", () => {
  const plans = planFloors([
    { level: 1, rooms: [room(12, { floorId: 2 }), room(11, { floorId: 1 }), room(13)] },
    { level: -1, rooms: [room(1)] },
    { level: 0, name: { nl: "Gelijkvloers" }, rooms: [room(6, { sort: 2 }), room(5, { sort: 1 })] },
  ]);
  expect(idsByLevel(plans)).toEqual([
    [-1, [1]],
    [0, [5, 6]],
    [1, [11, 12, 13]],
  ]);
  expect(plans[1]?.name).toEqual({ nl: "Gelijkvloers" });
});

test("rooms of the layout join the floor of their level, or make it", () => {
  const rooms = [room(1, { floor: 1 }), room(2, { floor: 0 }), room(3)];
  expect(idsByLevel(planFloors([{ level: 0, name: { nl: "Beneden" } }], rooms))).toEqual([
    [0, [2]],
    [1, [1]],
    [null, [3]],
  ]);
});

test("where the floors list their rooms, those of the layout aren't shown twice", () => {
  expect(idsByLevel(planFloors([{ level: 0, rooms: [room(2)] }], [room(2, { floor: 0 })]))).toEqual([
    [0, [2]],
  ]);
});

test("two entries of one level are one floor", () => {
  expect(
    idsByLevel(
      planFloors([
        { level: 0, rooms: [room(1)] },
        { level: 0, rooms: [room(2)] },
      ]),
    ),
  ).toEqual([[0, [1, 2]]]);
});
