import { expect, test } from "vitest";
import { addDays } from "#domain/rental/period.ts";
import { readRentalQuery } from "#domain/rental/rental-query.ts";
import { NO_WANTED_STAY } from "#domain/rental/wanted-stay.ts";
import { nextChoices } from "./next-choices.ts";

const MONTHS = [
  { value: "2027-07", label: "juli" },
  { value: "2027-08", label: "augustus" },
];
const PERSONS = ["", "4", "5"].map((value) => ({ value, label: `${value} personen` }));

/** Weeks that begin on these days. */
const weeksFrom = (...starts: string[]) => starts.map((start) => ({ start, end: addDays(start, 7) }));
const WEEKS = weeksFrom("2027-07-03", "2027-08-07");

const choicesFor = (search: string, months = MONTHS, stays = WEEKS) =>
  nextChoices(
    {
      dates: { wanted: NO_WANTED_STAY, today: "2026-11-24", months },
      persons: { chosen: "", choices: PERSONS },
    },
    readRentalQuery(new URLSearchParams(search)),
    stays,
  );

test("a list without days asks first in which month a week is wanted", () => {
  expect(choicesFor("location=3&page=2")).toEqual({
    asks: "when",
    choices: [
      { label: "juli", search: "location=3&length=week&within=2027-07" },
      { label: "augustus", search: "location=3&length=week&within=2027-08" },
    ],
  });
});

test("a list with days asks for how many", () => {
  expect(choicesFor("length=week&within=2027-08")).toEqual({
    asks: "who",
    choices: [
      { label: "4 personen", search: "persons=4&length=week&within=2027-08" },
      { label: "5 personen", search: "persons=5&length=week&within=2027-08" },
    ],
  });
});

test("a list with days and persons asks nothing more", () => {
  expect(choicesFor("persons=5&length=week&within=2027-08")).toBeNull();
});

test("where stays begin in one month only, that is no question", () => {
  expect(choicesFor("", MONTHS.slice(0, 1))?.asks).toBe("who");
});

test("a month of which fewer than seven nights remain is left out", () => {
  const months = [{ value: "2026-11", label: "november" }, ...MONTHS];
  const choices = choicesFor("", months, [...weeksFrom("2026-11-28"), ...WEEKS]);
  expect(choices?.choices.map(({ label }) => label)).toEqual(["juli", "augustus"]);
});
