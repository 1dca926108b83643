import { expect, test } from "vitest";
import { createLargeSiteWarning } from "./large-site-warning.ts";

test("each site that has too many listings to keep is told of once", () => {
  const lines: object[] = [];
  const note = createLargeSiteWarning({ warn: (fields) => lines.push(fields) });
  for (const site of ["huyzen", "huyzen", "zilt", "huyzen"]) note(site, 2_000_000);
  expect(lines).toEqual([
    { siteId: "huyzen", listings: 2_000_000 },
    { siteId: "zilt", listings: 2_000_000 },
  ]);
});
