import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ESTATE = join(import.meta.dirname, "..");

/** What a sheet of paper goes without: controls, the way around the site, and what stands on it a second time. */
const NOT_PRINTED: Readonly<Record<string, readonly string[]>> = {
  "contact-bar.module.css": [".bar"],
  "contact-card.module.css": [
    ".card > span",
    '.card > :is(button, a:not([href^="tel:"], [href^="mailto:"]))',
  ],
  "costs/cost-card.module.css": [".card > .arrow"],
  "costs/costs-page.module.css": [".back", ".picture"],
  "costs/loan/loan-form.module.css": [".keep"],
  "costs/sheet/buyer-choice.module.css": [".card:not(:has(:checked))", ".card input"],
  "costs/sheet/total-card.module.css": [".ways"],
  "estate-page.module.css": [".ways", ".actions"],
  "facts/section-tabs.module.css": [".tabs"],
  "figures/sale-dates.module.css": [".sale > a"],
  "gallery/gallery.module.css": [".position", ".item:nth-child(n + 3)", ".all"],
  // A film that plays: its address is printed below it.
  "media/media-list.module.css": [".facade", ".media :is(iframe, video)"],
  "page-actions.module.css": [".actions"],
  "place.module.css": [".place > a"],
  "project/neighbours.module.css": ['.neighbours :is([rel="prev"], [rel="next"])'],
  "project/units.module.css": [".bar"],
  "similar-estates.module.css": [".similar"],
  "trail-links.module.css": [".trail"],
};

test("the print of a page leaves out nothing that tells about the estate", () => {
  const sheets = readdirSync(ESTATE, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const hidden = sheets.map(
    (name) => [name, hiddenInPrint(readFileSync(join(ESTATE, name), "utf8"))] as const,
  );
  expect(Object.fromEntries(hidden.filter(([, selectors]) => selectors.length > 0))).toEqual(NOT_PRINTED);
});

/** The selectors of a sheet whose elements are hidden or cut off on paper. */
function hiddenInPrint(sheet: string): readonly string[] {
  const print = sheet.split("@media print").slice(1).join("");
  const rules = print.matchAll(/^ {4}(\S[^{}]*?) \{([^{}]*)\}/gm);
  return [...rules].flatMap(([, selectors = "", declarations = ""]) =>
    /display: none|line-clamp|visibility: hidden|overflow: hidden/.test(declarations)
      ? selectors.split(/,\n\s*/)
      : [],
  );
}
