import { expect, test } from "vitest";
import { hrefOfPhone, unbrokenPhone } from "./phone.ts";

test.each([
  ["+32 3 123 45 67", "tel:+3231234567"],
  ["03/123.45.67", "tel:031234567"],
  ["0475 12 34 56", "tel:0475123456"],
])("a press on %s dials %s", (number, href) => {
  expect(hrefOfPhone(number)).toBe(href);
});

test("no line of a text ends inside a phone number", () => {
  expect(unbrokenPhone("+32 9 000 00 00")).toBe("+32\u00a09\u00a0000\u00a000\u00a000");
});
