import type { Locator, Page, Route } from "playwright-core";
import { FAULTS, TOO_MANY, waitBriefly, waitNormally } from "../broken-answers.ts";
import { countDocuments, expect, HUYZEN, open, test } from "../fixtures.ts";
import { pressEnd } from "./press-end.ts";

const LIST = `${HUYZEN}/nl/alle-panden`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Puts the end of the last card so many pixels below the lower edge of the window. */
async function bringEndWithin(page: Page, distance: number): Promise<void> {
  await cards(page)
    .last()
    .evaluate((card, beyond) => {
      window.scrollBy(0, card.getBoundingClientRect().bottom - window.innerHeight - beyond);
    }, distance);
}

/** Scrolls to a card and waits until the page has come to rest. */
async function bringIntoView(card: Locator): Promise<void> {
  await card.evaluate((element) => {
    const rest = new Promise((resolve) => {
      document.addEventListener("scrollend", resolve, { once: true });
    });
    element.scrollIntoView({ block: "center" });
    return rest;
  });
}

async function loadPages(page: Page, count: number): Promise<void> {
  for (let loaded = 2; loaded <= count; loaded += 1) {
    await bringEndWithin(page, 0);
    await expect.poll(() => cards(page).count()).toBe(loaded * 20);
  }
}

test("the next page is added within 250 pixels of the end, and is heard", async ({ page }) => {
  await open(page, LIST);
  const documents = countDocuments(page);
  const answered = page.waitForResponse((answer) => /alle-panden\?.*page=2/.test(answer.url()));
  await bringEndWithin(page, 900);
  await answered;
  expect(await cards(page).count()).toBe(20);
  await bringEndWithin(page, 120);
  await expect.poll(() => cards(page).count()).toBe(40);
  await page
    .getByRole("status")
    .filter({ hasText: /20 panden erbij, 40 van \d+ getoond/ })
    .waitFor();
  const shown = await titles(page);
  expect(shown.length).toBe(40);
  expect(documents()).toBe(0);
});

test("underneath are real links to every page, and a page by its own link starts there", async ({ page }) => {
  await open(page, LIST);
  const pages = page.getByRole("navigation", { name: "Pagina’s" });
  const second = pages.getByRole("link", { name: /^pagina 2 van \d+$/ });
  expect(await second.getAttribute("href")).toBe("/nl/alle-panden?page=2");
  const first = await titles(page);
  await open(page, `${LIST}?page=2`);
  const next = await titles(page);
  expect(next.length).toBe(20);
  expect(next).not.toEqual(first);
  expect(await page.getByRole("link", { name: "Toon de vorige panden" }).getAttribute("href")).toBe(
    "/nl/alle-panden",
  );
});

test("Back from an estate restores every loaded page and the exact place", async ({ page }) => {
  await open(page, LIST);
  await loadPages(page, 3);
  const shown = await titles(page);
  const card = cards(page).nth(47);
  await card.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await card.getByRole("link").click();
  await page.waitForURL(/\/nl\/aanbod\//);
  await page.goBack();
  await page.waitForURL(LIST);
  await expect.poll(() => cards(page).count()).toBe(60);
  expect(await titles(page)).toEqual(shown);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test("a reload keeps the loaded pages and the place too", async ({ page }) => {
  await open(page, LIST);
  await loadPages(page, 2);
  await bringIntoView(cards(page).nth(30));
  const place = await scrollTop(page);
  const shown = await titles(page);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(40);
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(await titles(page)).toEqual(shown);
});

test("nothing of all this is stored outside of the history", async ({ page }) => {
  await open(page, LIST);
  await loadPages(page, 2);
  await cards(page).nth(25).getByRole("link").click();
  await page.waitForURL(/\/nl\/aanbod\//);
  await page.goBack();
  await page.reload();
  const stored = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
  }));
  expect(stored).toEqual({ session: [], local: [], cookies: "" });
});

const HOME_INSTEAD = {
  name: "leads to another page of the site",
  answer: (route: Route) => route.fulfill({ status: 302, headers: { location: "/nl" } }),
};

test.for([...FAULTS, TOO_MANY, HOME_INSTEAD])(
  "a next page whose answer $name says so, and one press tries again",
  async ({ answer }, { page }) => {
    await waitBriefly(page);
    await page.route(/alle-panden\?.*page=2/, answer);
    await open(page, LIST);
    await bringEndWithin(page, 0);
    const alert = page
      .getByRole("alert")
      .filter({ hasText: "De volgende panden konden niet geladen worden." });
    await alert.waitFor();
    expect(await alert.evaluate((words) => getComputedStyle(words).textAlign)).toBe("center");
    expect(await page.getByText("Meer panden worden geladen").count()).toBe(0);
    expect(await cards(page).count()).toBe(20);
    await page.unrouteAll();
    await waitNormally(page);
    await page.getByRole("link", { name: "Probeer opnieuw" }).click();
    await expect.poll(() => cards(page).count()).toBe(40);
    expect(await page.getByRole("alert").count()).toBe(0);
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a jump to the end of the page brings the next page, and only that one, ${viewport.width} pixels wide`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport });
    await open(page, LIST);
    for (const loaded of [40, 60]) {
      await pressEnd(page);
      await expect.poll(() => cards(page).count()).toBe(loaded);
    }
    const end = await cards(page)
      .last()
      .evaluate((card) => card.getBoundingClientRect().bottom);
    expect(end).toBeGreaterThan(viewport.height);
    await page.waitForTimeout(1_000);
    expect(await cards(page).count()).toBe(60);
  });
