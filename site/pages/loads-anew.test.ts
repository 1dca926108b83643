import { expect, test } from "vitest";
import { loadsAnew } from "./loads-anew.ts";

const HOME = "http://localhost/nl/aanbod/1/villa";

const moving = (from: string, to: string, formMethod?: "POST") =>
  loadsAnew({
    currentUrl: new URL(HOME + from),
    nextUrl: new URL(HOME + to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  } as Parameters<typeof loadsAnew>[0]);

test.each([
  ["a closed gallery", "#gallery-3", "", false],
  ["another picture", "#gallery-3", "#gallery-4", false],
  ["another filter", "#units", "?bedrooms=2#units", true],
  ["the same address once more", "", "", true],
])("%s: from %j to %j the page is asked for again: %s", (_, from, to, isAsked) => {
  expect(moving(from, to)).toBe(isAsked);
});

test("after a form was sent the page is asked for again, whatever the hash", () => {
  expect(moving("#contact", "", "POST")).toBe(true);
});
