import { expect, test } from "vitest";
import { refusedMethod } from "./page-method.ts";

const asked = (method: string, path: string) => new Request(`http://www.agency.example${path}`, { method });

test.each([
  ["GET", "/nl"],
  ["HEAD", "/sitemap.xml"],
  ["GET", "/"],
  ["POST", "/nl"],
  ["POST", "/FR/contact"],
])("%s %s goes on to the pages", (method, path) => {
  expect(refusedMethod(asked(method, path))).toBe(null);
});

test.each([
  ["PUT", "/nl/favorieten", "GET, HEAD, POST"],
  ["DELETE", "/nl", "GET, HEAD, POST"],
  ["OPTIONS", "/en/contact", "GET, HEAD, POST"],
  ["PROPFIND", "/de/angebot/12", "GET, HEAD, POST"],
  ["POST", "/", "GET, HEAD"],
  ["PATCH", "/robots.txt", "GET, HEAD"],
  ["POST", "/assets/chunk.js", "GET, HEAD"],
])("%s %s is refused, with what the address takes: %s", async (method, path, allow) => {
  const answer = refusedMethod(asked(method, path));
  expect([answer?.status, answer?.headers.get("Allow")]).toEqual([405, allow]);
});
