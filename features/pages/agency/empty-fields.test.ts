import { expect, test } from "vitest";
import { throwIfFieldsAreEmpty } from "./empty-fields.ts";
import { targetOf } from "./testing/target-of.ts";

test.each([
  ["?price-min=&price-max=300000", "/nl/te-koop?price-max=300000"],
  ["?words=&q=&city=1&city=2&price-min=&price-max=", "/nl/te-koop?city=1&city=2"],
  ["?persons=&price-max=", "/nl/te-koop"],
  ["?price-min=&utm_term=&gclid=x", "/nl/te-koop?utm_term=&gclid=x"],
])("%s leads to %s", (search, target) => {
  expect(targetOf(search, throwIfFieldsAreEmpty)).toBe(target);
});

test.each(["", "?city=1&price-max=300000", "?utm_term=", "?sent"])("%j is the page itself", (search) => {
  expect(targetOf(search, throwIfFieldsAreEmpty)).toBeNull();
});
