import { expect, test } from "vitest";
import { linesOf } from "./print-addresses.ts";

const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Kantoor ${index + 1}`,
    hostnames: [`kantoor-${index + 1}.localhost`],
  }));

test("a start tells where each site is", () => {
  expect(linesOf(sites(10), 3000)).toHaveLength(10);
  expect(linesOf(sites(2), 3000)).toEqual([
    "  Kantoor 1: http://kantoor-1.localhost:3000",
    "  Kantoor 2: http://kantoor-2.localhost:3000",
  ]);
});

test("of three hundred sites it tells the first ten, how many more there are, and how to list them", () => {
  const lines = linesOf(sites(300), 3000);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe("  and 290 more (npx gevel sites)");
});

test("without a site it tells how one comes", () => {
  expect(linesOf([], 3000)).toEqual(["  No site yet: npx gevel import <bundle> brings one."]);
});
