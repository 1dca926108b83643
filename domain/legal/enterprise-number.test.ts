import { expect, test } from "vitest";
import { isEnterpriseNumber } from "./enterprise-number.ts";

test.each(["0403.170.701", "BE 0403.170.701", "be0403170701", "0403 170 701", "0000.000.097"])(
  "%s can be a number of an enterprise",
  (text) => {
    expect(isEnterpriseNumber(text)).toBe(true);
  },
);

test.each([
  ["", "nothing"],
  ["0403.170.702", "a digit that was mistyped"],
  ["0430.170.701", "two digits that changed places"],
  ["403.170.701", "a number of before 2005, without its zero"],
  ["2403.170.701", "a number of an establishment"],
  ["NL 0403.170.701", "a number of another country"],
  ["0403.170.701 0403.170.701", "two numbers"],
])("%s is none: %s", (text) => {
  expect(isEnterpriseNumber(text)).toBe(false);
});
