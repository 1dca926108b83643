import { type BrowserServer, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";
import { launchBrowser } from "../launch-browser.ts";
import { pressEnd } from "./press-end.ts";

const LIST = `${HUYZEN}/nl/alle-panden`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Goes to the end of the list while fewer cards than wanted are there. */
async function countAtEnd(page: Page, wanted: number): Promise<number> {
  const count = await cards(page).count();
  if (count < wanted) await page.keyboard.press("End");
  return count;
}

/** Loads three pages of the list and follows the link of a card on the third; answers which one and where it stood. */
async function leaveList(page: Page): Promise<{ readonly title: string; readonly top: number }> {
  await open(page, LIST);
  for (const loaded of [40, 60])
    await expect.poll(() => countAtEnd(page, loaded), { interval: 1_000 }).toBe(loaded);
  const card = cards(page).nth(47);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole("heading").innerText();
  const top = (await card.boundingBox())!.y;
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  await card.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return { title, top };
}

/** The very card stands where it was left, in a list as long as it was. */
async function expectAsLeft(page: Page, { title, top }: { title: string; top: number }): Promise<void> {
  await page.waitForURL(LIST, { waitUntil: "commit" });
  await expect.poll(() => cards(page).count()).toBe(60);
  expect(await cards(page).nth(47).getByRole("heading").innerText()).toBe(title);
  await expect.poll(async () => (await cards(page).nth(47).boundingBox())!.y).toBe(top);
}

const isAsLeft = (page: Page) => page.evaluate(() => "isAsLeft" in window);

test("Back finds the very card again where the browser did not keep the page", async ({ page }) => {
  const left = await leaveList(page);
  await page.goBack({ waitUntil: "commit" });
  await expectAsLeft(page, left);
  expect(await isAsLeft(page)).toBe(false);
});

test("an estate that was found far down a list leads back to the very card", async ({ page }) => {
  const left = await leaveList(page);
  const trail = page.getByRole("navigation", { name: "Uw zoekresultaten" });
  await trail.getByRole("link", { name: "Volgend pand" }).waitFor();
  await trail.getByRole("link", { name: "Terug naar uw zoekresultaten" }).click();
  await expectAsLeft(page, left);
});

test("after Back to a list, it goes on from where it was left", async ({ page }) => {
  await leaveList(page);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => cards(page).count()).toBe(60);
  await pressEnd(page);
  await expect.poll(() => cards(page).count()).toBe(80);
});

test("on a phone the arrow of a holiday home leads back to the days and persons that were looked for", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const year = new Date().getFullYear() + 1;
  const list = `${ZILT}/nl/vakantie-aan-zee?persons=5&length=week&within=${year}-08`;
  await open(page, list);
  await cards(page).first().getByRole("link").first().click();
  await page.waitForURL(/\/nl\/vakantie\/\d+/);
  // Another stay is an entry of the same page: the search is further back.
  await page
    .getByRole("row")
    .getByRole("link", { name: /^Kies / })
    .last()
    .click();
  const back = page.getByRole("link", { name: "Terug naar het aanbod" });
  await expect.poll(() => back.getAttribute("href")).toBe(list.slice(ZILT.length));
  await back.click();
  await page.waitForURL(list, { waitUntil: "commit" });
});

describe("in a browser that keeps pages", () => {
  let server: BrowserServer;
  beforeAll(async () => {
    server = await launchBrowser({ keepsPages: true });
  });
  afterAll(() => server.close());

  test("Back finds the very card again, on the page as it was left", async () => {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    await page.addInitScript(() =>
      addEventListener("gevel:ready", () => Object.assign(window, { isReady: true })),
    );
    const left = await leaveList(page);
    await page.goBack({ waitUntil: "commit" });
    await expectAsLeft(page, left);
    expect(await isAsLeft(page)).toBe(true);
    await browser.close();
  });
});
