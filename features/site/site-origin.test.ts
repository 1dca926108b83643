import { expect, test } from "vitest";
import { originOfSite } from "./site-origin.ts";

test.each([
  [["localhost", "huyzen.be"], "http://localhost:3000"],
  [["zilt.localhost"], "http://zilt.localhost:3000"],
  [["127.0.0.1"], "http://127.0.0.1:3000"],
  [["www.huyzen.be", "localhost"], "https://www.huyzen.be"],
  [["localhost.huyzen.be"], "https://localhost.huyzen.be"],
])("a site at %j has its absolute addresses at %s", (hostnames, origin) => {
  expect(originOfSite({ hostnames }, 3000)).toBe(origin);
});
