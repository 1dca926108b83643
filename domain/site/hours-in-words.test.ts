import { expect, test } from "vitest";
import { hoursInWords } from "./hours-in-words.ts";

const MORNING = { from: "09:00", to: "12:00" };
const EVE = { text: "Kerstavond", locale: "nl" } as const;

test("a day with hours shows them", () => {
  expect(hoursInWords({ spans: [MORNING], note: null }, "Gesloten")).toEqual({
    spans: ["09:00 – 12:00"],
    words: null,
  });
});

test("a day without hours is closed, unless its note says more", () => {
  expect(hoursInWords({ spans: [], note: null }, "Gesloten").words).toBe("Gesloten");
  expect(hoursInWords({ spans: [], note: EVE }, "Gesloten").words).toBe(EVE);
});

test("a note stands beside the hours", () => {
  expect(hoursInWords({ spans: [MORNING], note: EVE }, "Gesloten").words).toBe(EVE);
});
