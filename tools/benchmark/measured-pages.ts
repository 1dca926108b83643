import type { Browser } from "playwright-core";

const LISTING = "/nl/te-koop";

/** Paths of a listing and of the first estate in it, by name. */
export async function findMeasuredPages(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(origin + LISTING);
  const estate = (await page.locator("article a").first().getAttribute("href")) ?? "";
  await page.close();
  return [
    ["listing", LISTING],
    ["estate", estate],
  ] as const;
}
