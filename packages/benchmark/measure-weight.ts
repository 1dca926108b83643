import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";
import { findMeasuredPages } from "./measured-pages.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4394;
const PHONE = { viewport: { width: 390, height: 844 } };

/** What a phone fetches for each page until something is touched, at its smallest (brotli 11); then with all of it awake. */
export async function measureWeight({ work }: Setting): Promise<Report> {
  const server = await startServer({ dataDir: join(work, "data"), port: PORT });
  const browser = await launchBrowser();
  try {
    const origin = `http://real.localhost:${PORT}`;
    const report: Record<string, string> = {};
    for (const [name, path] of await findMeasuredPages(browser, origin))
      Object.assign(report, await weigh(browser, name, origin + path));
    return report;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function weigh(browser: Browser, name: string, address: string): Promise<Report> {
  const page = await browser.newPage(PHONE);
  const fetched = listenTo(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const untouched = await fetched();
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.evaluate(touchAll);
  await page.waitForFunction(() => !document.querySelector("page-island:not([hydrated])"));
  await page.waitForLoadState("networkidle");
  const awake = await fetched();
  await page.close();
  return {
    [`${name}: elements`]: String(elements),
    [`${name}: requests`]: String(untouched.requests),
    [`${name}: bytes`]: kilobytes(untouched.total),
    [`${name}: script until touched, then`]: `${kilobytes(untouched.script)}, ${kilobytes(awake.script)}`,
    [`${name}: styles, fonts`]: `${kilobytes(untouched.stylesheet)}, ${kilobytes(untouched.font)}`,
  };
}

/** Touches each island of a page, as a visitor who moves over it does. */
function touchAll(): void {
  for (const island of document.querySelectorAll("page-island"))
    island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
}

type Weight = Readonly<Record<"requests" | "total" | "script" | "stylesheet" | "font", number>>;

const TEXTS = new Set(["document", "script", "stylesheet", "fetch", "xhr"]);

/** Adds up what a page fetches; answers what it is so far. */
function listenTo(page: Page): () => Promise<Weight> {
  const weight = { requests: 0, total: 0, script: 0, stylesheet: 0, font: 0 };
  const reads: Array<Promise<void>> = [];
  page.on("response", (response) => {
    if (response.url().startsWith("data:")) return;
    weight.requests += 1;
    const kind = response.request().resourceType();
    const read = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const size = TEXTS.has(kind) ? smallest(body) : body.length;
      weight.total += size;
      if (kind === "script" || kind === "stylesheet" || kind === "font") weight[kind] += size;
    };
    reads.push(read());
  });
  return async () => {
    await Promise.all(reads);
    return { ...weight };
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function smallest(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
