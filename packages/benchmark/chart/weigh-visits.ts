import type { Browser } from "playwright-core";
import { launchBrowser } from "../launch-browser.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
/** Pictures are the agency's own. */
const WEIGHED = new Set(["document", "stylesheet", "script", "font", "fetch", "xhr"]);

export type Weight = { readonly total: number; readonly fonts: number };

/** Kilobytes that a phone's browser fetches with each page on a first visit, as compressed as they came, without pictures. */
export async function weighVisits(addresses: readonly string[]): Promise<Weight[]> {
  const browser = await launchBrowser();
  try {
    const weights: Weight[] = [];
    for (const address of addresses) weights.push(await weigh(browser, address));
    return weights;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage(PHONE);
  const parts: Array<Promise<{ kind: string; bytes: number }>> = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    if (!WEIGHED.has(kind)) return;
    parts.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const fetched = await Promise.all(parts);
  await page.close();
  const sumOf = (some: typeof fetched) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  return { total: sumOf(fetched), fonts: sumOf(fetched.filter(({ kind }) => kind === "font")) };
}
