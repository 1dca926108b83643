import { expect, test } from "vitest";
import { linesIn, withLines } from "./lines-of-texts.ts";

const LIFT = { nl: "Lift", fr: "Ascenseur" };

test("each line is one text, in step with the other languages", () => {
  expect(linesIn([LIFT, { nl: "Kelder" }], "nl")).toBe("Lift\nKelder");
  expect(linesIn([LIFT, { nl: "Kelder" }], "fr")).toBe("Ascenseur");
  expect(withLines([LIFT, { nl: "Kelder" }], "fr", "Ascenseur\nCave")).toEqual([
    LIFT,
    { nl: "Kelder", fr: "Cave" },
  ]);
});

test("a line that is begun stays while it is typed, and what is emptied goes", () => {
  const begun = withLines([LIFT], "nl", "Lift\n")!;
  expect(linesIn(begun, "nl")).toBe("Lift\n");
  expect(withLines([{ nl: "Lift" }], "nl", "")).toBeNull();
  expect(withLines([LIFT], "nl", "")).toEqual([{ nl: null, fr: "Ascenseur" }]);
});
