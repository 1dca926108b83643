import { expect, test } from "vitest";
import { readRentalQuery } from "#domain/rental/rental-query.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { MESSAGES } from "#features/messages.ts";
import { rentalQuestions } from "./rental-questions.ts";

const FILTERS = { maxOccupations: [2, 4], periodStartDates: ["2026-07-04", "2026-07-11"] };

const asked = (search: string) =>
  rentalQuestions(FILTERS, {
    query: readRentalQuery(new URLSearchParams(search)),
    locale: "nl",
    t: createTranslate("nl", MESSAGES.nl),
  });
const question = (search: string, name: string) => asked(search).find((one) => one.name === name)!;

test("people are asked for up to the most that fit, days as they can be had", () => {
  expect(question("", "persons").choices.map(({ value }) => value)).toEqual(["", "1", "2", "3", "4"]);
  expect(question("", "arrival").choices.map(({ label }) => label)).toEqual([
    "Elke dag",
    "za 04/07/2026",
    "za 11/07/2026",
  ]);
});

test.each([
  ["persons=99", "persons", ["", "1", "2", "3", "4", "99"]],
  ["arrival=2026-07-05", "arrival", ["", "2026-07-04", "2026-07-05", "2026-07-11"]],
])("%s, that nobody has, stands in the filter as what is asked", (search, name, values) => {
  const { choices, chosen } = question(search, name);
  expect(choices.map(({ value }) => value)).toEqual(values);
  expect(values).toContain(chosen);
  expect(chosen).not.toBe("");
});

test("a question with one answer is not asked", () => {
  expect(asked("").map(({ name }) => name)).toEqual(["persons", "arrival"]);
});

test("a place that no unit is in stands in the filter, and several stay asked though the field holds one", () => {
  const { chosen, others, choices } = question("location=99&location=7", "location");
  expect(choices.map(({ value }) => value)).toEqual(["", chosen]);
  expect([chosen, ...others].toSorted()).toEqual(["7", "99"]);
});
