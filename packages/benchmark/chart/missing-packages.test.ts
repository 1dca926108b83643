import { expect, test } from "vitest";
import { missingPackages } from "./missing-packages.ts";

test("a machine without WordPress is told which packages the chart needs", () => {
  expect(missingPackages((file) => !file.includes("wordpress"))).toEqual([
    "wordpress",
    "wordpress-theme-twentytwentythree",
  ]);
  expect(missingPackages(() => true)).toEqual([]);
});
