import { expect, test } from "vitest";
import { CRITERIA_NAMES } from "../criteria-names.ts";
import { matchCount } from "./notifications.ts";

test("the description of the call that counts matches names every filter of an alert", () => {
  expect(Object.keys(matchCount.query ?? {})).toEqual([...CRITERIA_NAMES]);
});
