import { expect, test } from "vitest";
import { isCacheable } from "./cacheable.ts";

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test.each([200, 301, 302, 404, 410])("an answer with status %i may be cached", (status) => {
  expect(isCacheable(answer(status))).toBe(true);
});

test.each([400, 405, 500, 503])("an answer with status %i is never cached", (status) => {
  expect(isCacheable(answer(status))).toBe(false);
});

test.each<Record<string, string>>([
  { "Set-Cookie": "gevel_favorites=1" },
  { "Cache-Control": "no-store" },
  { "Cache-Control": "private, max-age=60" },
  { Vary: "Cookie" },
  { Vary: "Accept-Encoding, User-Agent" },
  { Vary: "*" },
])("what belongs to one visitor is never cached: %j", (headers) => {
  expect(isCacheable(answer(200, headers))).toBe(false);
});

test("the address that leads on by language varies by it alone", () => {
  expect(isCacheable(answer(302, { Vary: "Accept-Language" }))).toBe(true);
});
