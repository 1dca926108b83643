import { expect, test } from "vitest";
import { destinationOf, hrefOfDirections } from "./directions.ts";

const KOUTER = {
  visible: true,
  street: { nl: "Kouter", fr: "Place d’Armes" },
  number: "12",
  box: "3",
  city: { zip: "9000", name: "Gent", alias: { fr: "Gand" } },
};

test.each([
  [KOUTER, "Kouter 12, 9000 Gent"],
  [{ ...KOUTER, number: null }, "Kouter, 9000 Gent"],
  [{ ...KOUTER, visible: false }, null],
  [{ ...KOUTER, street: null }, null],
  [null, null],
])("directions lead to a visible street alone: %j", (address, destination) => {
  expect(destinationOf(address, "nl")).toBe(destination);
});

test("they are a link in the visitor's language", () => {
  expect(hrefOfDirections(destinationOf(KOUTER, "fr")!)).toBe(
    "https://www.openstreetmap.org/directions?to=Place%20d%E2%80%99Armes%2012%2C%209000%20Gand",
  );
});
