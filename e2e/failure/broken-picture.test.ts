import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

const PICTURES = "**/media/**";

const pictures = (page: Page) => page.getByRole("main").getByRole("article").locator("img[srcset]");
/** Whether a drawn front stands in the box of the picture. */
const isDrawn = (page: Page, at: number) =>
  pictures(page)
    .nth(at)
    .evaluate((picture) => getComputedStyle(picture.parentElement!, "::after").maskImage !== "none");

test("a picture that can't be loaded is a drawn front, wherever it stands on the page", async ({ page }) => {
  await page.route(PICTURES, (route) => route.abort());
  await open(page, `${HUYZEN}/nl/te-koop`);
  for (const at of [0, 12]) {
    await pictures(page).nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, at)).toBe(true);
  }
});

test("a picture that loads is nothing but itself", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/te-koop`);
  expect(await isDrawn(page, 0)).toBe(false);
});
