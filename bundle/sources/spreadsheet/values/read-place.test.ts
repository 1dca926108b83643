import { expect, test } from "vitest";
import { readAddress, readPlace, readStreet } from "./read-place.ts";

test.each([
  ["9000 Gent", { zip: "9000", name: "Gent" }],
  ["B-9000 Gent", { zip: "9000", name: "Gent" }],
  ["Gent (9000)", { zip: "9000", name: "Gent" }],
  ["9000", { zip: "9000" }],
  ["'s-Gravenwezel", { name: "'s-Gravenwezel" }],
])("the place %s has a postal code and a name, as far as it tells them", (text, place) => {
  expect(readPlace(text)).toEqual({ value: place });
});

test.each([
  ["Kouter 12", { street: "Kouter", number: "12" }],
  ["Kouter 12 bus 3", { street: "Kouter", number: "12", box: "3" }],
  ["Rue de la Loi 12A bte 4", { street: "Rue de la Loi", number: "12A", box: "4" }],
  ["12, rue Haute", { street: "rue Haute", number: "12" }],
  ["Kouter 12-14", { street: "Kouter", number: "12-14" }],
  ["Straße des 17. Juni 135", { street: "Straße des 17. Juni", number: "135" }],
  ["Kouter", { street: "Kouter" }],
])("the street %s is taken apart from its number", (text, parts) => {
  expect(readStreet(text)).toEqual(parts);
});

test("an address in one cell has its place after the last comma", () => {
  expect(readAddress("Kouter 12 bus 3, 9000 Gent")).toEqual({
    value: { street: "Kouter", number: "12", box: "3", zip: "9000", name: "Gent" },
  });
  expect(readAddress("12, rue Haute, 1000 Bruxelles")).toMatchObject({
    value: { street: "rue Haute", number: "12", zip: "1000", name: "Bruxelles" },
  });
  expect(readAddress("9000 Gent")).toEqual({ value: { zip: "9000", name: "Gent" } });
});
