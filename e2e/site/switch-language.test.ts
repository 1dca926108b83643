import type { Page } from "playwright-core";
import { findEstate, isUnit, isPlainEstate } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

/** Opens the language menu, whatever language it speaks now, and takes another. */
async function localize(page: Page, language: string): Promise<void> {
  await page
    .getByRole("banner")
    .getByLabel(/(Taal|Langue|Language|Sprache)\s?:/)
    .click();
  await page.getByRole("banner").getByRole("link", { name: language, exact: true }).click();
}

const estate = findEstate("huyzen", isPlainEstate).general;
const unit = findEstate("huyzen", isUnit).general;

/** Each thing in Dutch, its address in French, and what stays the same in both. */
const THINGS = [
  { name: "the home page", nl: /^\/nl$/, fr: /^\/fr$/, start: "/nl" },
  {
    name: "a filtered and sorted list",
    start: "/nl/te-koop?city=90000&type=3&sortType=price&sortOrder=DESC",
    nl: /^\/nl\/te-koop\?city=90000&sortOrder=DESC&sortType=price&type=3$/,
    fr: /^\/fr\/a-vendre\?city=90000&sortOrder=DESC&sortType=price&type=3$/,
  },
  {
    name: "a home",
    start: `/nl/aanbod/${estate.id}`,
    nl: new RegExp(`^/nl/aanbod/${estate.id}/[^/]+$`),
    fr: new RegExp(`^/fr/offre/${estate.id}/[^/]+$`),
  },
  {
    name: "a home of a project",
    start: `/nl/aanbod/${unit.id}`,
    nl: new RegExp(`^/nl/aanbod/${unit.parentId}/[^/]+/${unit.id}$`),
    fr: new RegExp(`^/fr/offre/${unit.parentId}/[^/]+/${unit.id}$`),
  },
] as const;

/** The path and the filters, whatever the order in which an address names them. */
function sameThing(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
const address = (page: Page) => sameThing(page.url());

for (const { name, start, nl, fr } of THINGS) {
  test(`${name} is the same thing in French, and in Dutch again`, async ({ page }) => {
    await open(page, HUYZEN + start);
    expect(address(page)).toMatch(nl);
    const dutch = address(page);
    const cards = page.getByRole("main").getByRole("article");
    const count = await cards.count();
    await localize(page, "Français");
    await page.waitForURL((url) => fr.test(sameThing(url.href)));
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await cards.count()).toBe(count);
    await localize(page, "Nederlands");
    await page.waitForURL((url) => sameThing(url.href) === dutch);
    expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  });
}

test("a filter that was chosen without a new page is in the language links too", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/te-koop`);
  await page.getByRole("search").locator("summary").filter({ hasText: /^Type/ }).click();
  await page
    .getByRole("search")
    .getByRole("checkbox", { name: /^Appartement ?\d*$/ })
    .check({ force: true });
  await page.waitForURL(/\?type=3$/);
  await localize(page, "Deutsch");
  await page.waitForURL(`${HUYZEN}/de/zu-verkaufen?type=3`);
  await page.getByRole("link", { name: "Wohnung: diesen Filter entfernen" }).waitFor();
});
