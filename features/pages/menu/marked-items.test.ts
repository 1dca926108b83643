import { expect, test } from "vitest";
import { ariaCurrentOf } from "./marked-items.ts";

test.each([
  ["/nl/te-koop", "/nl/te-koop", "page"],
  ["/nl/te-koop?city=1", "/nl/te-koop", "page"],
  ["/nl/over-ons", "/nl/over-ons/team", "true"],
  ["/nl/over", "/nl/over-ons", undefined],
  ["/nl", "/nl/te-koop", undefined],
  ["/nl", "/nl", "page"],
  ["#kantoren", "/nl/te-koop", undefined],
  ["https://elders.example/nl", "/nl", undefined],
])("the menu link %s on %s is current: %s", (href, pathname, expected) => {
  expect(ariaCurrentOf(href, pathname, "/nl")).toBe(expected);
});
