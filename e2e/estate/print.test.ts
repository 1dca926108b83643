import type { Page } from "playwright-core";
import { type DemoEstate, findEstate, isUnit, isNotarySale, isProject } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

type Node = DemoEstate & { readonly property?: object | null };

/** What only acts or leads away, and tells nothing about the estate. */
const CONTROLS = "nav, button, form, output, section[aria-labelledby=similar-title]";
/** What stands in place of a map where a browser cannot render it. */
const NO_MAP = "De kaart kan hier niet getoond worden.";
const LINKS_THAT_ACT =
  /^(Bekijk alle foto’s|Toon aan een vriend|Plan een bezoek|Stel uw vraag|Zet in uw agenda|Bekijk op de kaart|Tabel$|Kaarten$)/;

/** Texts of the page's own part that stand on the screen and nowhere on paper. */
async function missingOnPaper(page: Page): Promise<readonly string[]> {
  const onScreen = (await page.evaluate(visibleTexts, CONTROLS)).filter(
    (text) => text !== NO_MAP && !LINKS_THAT_ACT.test(text),
  );
  expect(onScreen.length).toBeGreaterThan(60);
  await page.emulateMedia({ media: "print" });
  const onPaper = new Set(await page.evaluate(visibleTexts, "script"));
  return onScreen.filter((text) => !onPaper.has(text));
}

/** Runs in the page. */
function visibleTexts(skipped: string): string[] {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement!;
    const text = node.textContent!.replaceAll(/\s+/g, " ").trim();
    if (text && holder.checkVisibility() && !holder.closest(skipped)) texts.add(text);
  }
  return [...texts];
}

const isRich = ({ files, general }: Node) =>
  (files?.length ?? 0) > 0 && !general.project && !general.parentId && general.address.visible;

const SHEETS: ReadonlyArray<readonly [string, (estate: Node) => boolean]> = [
  ["a home with attribute groups", (home) => isRich(home) && Boolean(home.property)],
  ["a home without attribute groups", (home) => isRich(home) && !home.property],
  ["a home whose address is hidden", ({ general }) => !general.address.visible && !general.parentId],
  ["a notary's sale", isNotarySale],
  ["a project", isProject],
  ["a home of a project", isUnit],
];

test.for(SHEETS)("the print of %s says all that its page says", async ([, isMeant], { page }) => {
  await open(page, `${HUYZEN}/nl/aanbod/${findEstate("huyzen", isMeant).general.id}`);
  expect(await missingOnPaper(page)).toEqual([]);
});

const certified = (home: Node) =>
  /"electricity_conformity":"VALID"/.test(JSON.stringify(home.property ?? {}));

test("a text that is linked to an answer is printed with it", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/aanbod/${findEstate("huyzen", certified).general.id}`);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Conform", { exact: true }).isVisible()).toBe(true);
});
