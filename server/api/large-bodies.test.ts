import { expect, test } from "vitest";
import { takesLargeBody } from "./large-bodies.ts";

test.each([
  ["POST", "/api/sites/huyzen/media", true],
  ["POST", "/api/sites/huyzen/sources/openimmo/deliveries?again", true],
  ["POST", "/api/sites/huyzen/sources/openimmo/events", false],
  ["PUT", "/api/sites/huyzen/media", false],
  ["POST", "/api/sites/huyzen/media/more", false],
  ["POST", "/nl/contact?to=/api/sites/huyzen/media", false],
])("%s %s may bring a large body: %s", (method, url, isLarge) => {
  expect(takesLargeBody(method, url)).toBe(isLarge);
});
