import { expect, test } from "vitest";
import { placeholdersOf } from "./fill.ts";
import * as interiors from "./interiors.ts";
import type { Line } from "./line.ts";
import { BUSINESS_OPENINGS } from "./openings-business.ts";
import { FLAT_OPENINGS } from "./openings-flats.ts";
import { HOME_OPENINGS } from "./openings-homes.ts";
import * as practical from "./practical.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { BUSINESS_TITLES } from "./titles-business.ts";
import { FLAT_TITLES } from "./titles-flats.ts";
import { HOME_TITLES } from "./titles-homes.ts";
import * as units from "./titles-units.ts";

const BANKS = [
  HOME_TITLES,
  FLAT_TITLES,
  BUSINESS_TITLES,
  HOME_OPENINGS,
  FLAT_OPENINGS,
  BUSINESS_OPENINGS,
  SURROUNDINGS,
];
const LINES: Line[] = [
  ...BANKS.flatMap((bank) => Object.values(bank).flat()),
  ...Object.values(interiors).flat(),
  ...Object.values(practical).flat(),
  ...Object.values(units).flat(),
] as Line[];

/** A town stands in a sentence only where the language needs it; figures stand in all four. */
const isFigure = (name: string) => name !== "inTown" && name !== "InTown" && name !== "floor";

test("every sentence says the same figures in all four languages", () => {
  for (const [nl, ...others] of LINES) {
    const figures = placeholdersOf(nl).filter(isFigure).toSorted();
    for (const other of others.slice(0, 3)) {
      expect(
        placeholdersOf(other ?? "")
          .filter(isFigure)
          .toSorted(),
        nl,
      ).toEqual(figures);
    }
  }
});

test("what a translation asks for is known wherever the Dutch sentence fits", () => {
  for (const [nl, fr, en, de] of LINES) {
    const known = new Set([...placeholdersOf(nl), "inTown", "InTown"]);
    for (const text of [fr, en, de])
      expect(
        placeholdersOf(text).filter((name) => !known.has(name)),
        nl,
      ).toEqual([]);
  }
});

test("no sentence stands twice in a language", () => {
  for (const at of [0, 1, 2, 3] as const) {
    const texts = LINES.map((line) => line[at]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

test("apostrophes are curled and no sentence has a double blank", () => {
  for (const line of LINES) for (const text of line.slice(0, 4)) expect(text).not.toMatch(/'|  /);
});
