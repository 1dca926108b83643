import { expect, test } from "vitest";
import { municipalBorders } from "./municipal-borders.ts";

const municipality = (name_nl: string, ...arcs: number[]) => ({ arcs: [arcs], properties: { name_nl } });

test("a border is drawn once, none between what has merged, and none of the country", () => {
  const borders = municipalBorders({
    transform: { scale: [0.1, 0.1], translate: [3, 50] },
    arcs: [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [10, 0],
        [0, 10],
      ],
      [
        [20, 0],
        [0, 10],
      ],
    ],
    objects: {
      municipalities: {
        geometries: [
          municipality("Gent", 0, 1),
          municipality("Melle", ~1, 2),
          municipality("Merelbeke", ~2, 0),
        ],
      },
    },
  });
  expect(borders).toEqual([
    [
      [3, 50],
      [4, 50],
    ],
    [
      [4, 50],
      [4, 51],
    ],
  ]);
});
