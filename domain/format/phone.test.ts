import { expect, test } from "vitest";
import { hrefOfPhone } from "./phone.ts";

test.each([
  ["+32 3 123 45 67", "tel:+3231234567"],
  ["03/123.45.67", "tel:031234567"],
  ["0475 12 34 56", "tel:0475123456"],
])("a press on %s dials %s", (number, href) => {
  expect(hrefOfPhone(number)).toBe(href);
});
