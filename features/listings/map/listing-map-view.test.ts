import { expect, test } from "vitest";
import { mapChoice } from "./listing-map-view.ts";

test.each([
  ["cards", null, false, "map"],
  ["cards", "map", true, null],
  ["map", null, true, "cards"],
  ["map", "cards", false, null],
  ["grid", "map", true, null],
] as const)(
  "a list of %s asked for as %s shows a map: %s, and leads on to %s",
  (own, asked, shown, other) => {
    expect(mapChoice(own, asked)).toEqual({ shown, other });
  },
);
