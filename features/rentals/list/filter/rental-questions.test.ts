import { expect, test } from "vitest";
import { readRentalQuery } from "#domain/rental/rental-query.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { MESSAGES } from "#features/messages.ts";
import { rentalQuestions } from "./rental-questions.ts";

const FILTERS = { maxOccupations: [2, 4] };

const asked = (search: string) =>
  rentalQuestions(FILTERS, {
    query: readRentalQuery(new URLSearchParams(search)),
    locale: "nl",
    t: createTranslate("nl", MESSAGES.nl),
  });
const question = (search: string, name: string) => asked(search).find((one) => one.name === name)!;

test("people are asked for up to the most that fit", () => {
  expect(question("", "persons").choices.map(({ value }) => value)).toEqual(["", "1", "2", "3", "4"]);
});

test("more people than fit anywhere stand in the filter as what is asked", () => {
  const { choices, chosen } = question("persons=99", "persons");
  expect(choices.map(({ value }) => value)).toEqual(["", "1", "2", "3", "4", "99"]);
  expect(chosen).toBe("99");
});

test("a question with one answer is not asked", () => {
  expect(asked("").map(({ name }) => name)).toEqual(["persons"]);
});

test("a place that no unit is in stands in the filter, and several stay asked though the field holds one", () => {
  const { chosen, others, choices } = question("location=99&location=7", "location");
  expect(choices.map(({ value }) => value)).toEqual(["", chosen]);
  expect([chosen, ...others].toSorted()).toEqual(["7", "99"]);
});
