import type { Browser } from "playwright-core";

const LISTING = "/nl/te-koop";

/** Paths of a listing, of the first estate in it, of the home page and of a page of text, by name. */
export async function findMeasuredPages(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(origin + LISTING);
  const estate = (await page.locator("article a").first().getAttribute("href")) ?? "";
  await page.close();
  return [
    ["listing", LISTING],
    ["estate", estate],
    ["home", "/nl"],
    ["text", "/nl/privacyverklaring"],
  ] as const;
}
