import { expect, test } from "vitest";
import { arrangeFloor } from "./arrange-rooms.ts";
import { drawInnerDoors } from "./plan-doors.ts";

const HOUSE = { x: 0, y: 0, w: 640, h: 700 };
const FLOORS = {
  ground: [
    { name: "Inkomhal", area: 9.5 },
    { name: "Toilet", area: 1.8 },
    { name: "Keuken", area: 16.2 },
    { name: "Leefruimte", area: 38.5 },
  ],
  first: [
    { name: "Overloop", area: 7 },
    { name: "Slaapkamer 1", area: 17.8 },
    { name: "Badkamer", area: 9.4 },
    { name: "Slaapkamer 2", area: 12.6 },
    { name: "Slaapkamer 3", area: 11 },
  ],
  loft: [
    { name: "Zolderkamer", area: 24 },
    { name: "Berging", area: 6 },
  ],
};

test.each(Object.entries(FLOORS))(
  "the rooms of the %s floor fill the house and keep their shares",
  (_, floor) => {
    const total = floor.reduce((sum, room) => sum + room.area, 0);
    for (const room of arrangeFloor(floor, HOUSE)) {
      expect((room.w * room.h) / (HOUSE.w * HOUSE.h)).toBeCloseTo(room.area / total, 6);
      expect(room.x).toBeGreaterThanOrEqual(0);
      expect(room.x + room.w).toBeLessThanOrEqual(HOUSE.w + 0.001);
      expect(room.y + room.h).toBeLessThanOrEqual(HOUSE.h + 0.001);
    }
  },
);

test.each(Object.entries(FLOORS))("every room of the %s floor can be reached", (_, floor) => {
  const doors = drawInnerDoors(arrangeFloor(floor, HOUSE)).match(/matrix/g) ?? [];
  expect(doors).toHaveLength(floor.length - 1);
});

test("a floor without rooms has nothing to arrange", () => {
  expect(arrangeFloor([], HOUSE)).toEqual([]);
});
