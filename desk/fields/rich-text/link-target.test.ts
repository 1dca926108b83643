import { expect, test } from "vitest";
import { linkTargetOf } from "./link-target.ts";

test.each([
  ["https://www.biv.be/a?b=1", "https://www.biv.be/a?b=1"],
  ["www.biv.be", "https://www.biv.be"],
  ["huyzen.be/contact", "https://huyzen.be/contact"],
  ["info@huyzen.be", "mailto:info@huyzen.be"],
  ["tel:+3292250000", "tel:+3292250000"],
  ["/nl/contact", "/nl/contact"],
  ["#team", "#team"],
  ["javascript:alert(1)", null],
  ["JavaScript:alert(1)", null],
  ["data:text/html,x", null],
  ["//evil.example", null],
  ["https://a b", null],
  ['https://a"onclick=', null],
  ["zomaar", null],
  ["", null],
])("a link to %j leads to %j", (typed, target) => {
  expect(linkTargetOf(typed)).toBe(target);
});
