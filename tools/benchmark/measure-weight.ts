import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";
import { findMeasuredPages } from "./measured-pages.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4394;
const KINDS = ["script", "stylesheet", "font"] as const;

/** All that a browser fetches for a listing and for an estate until somebody stirs, at its smallest (brotli 11). */
export async function measureWeight({ work }: Setting): Promise<Report> {
  const server = await startServer({ dataDir: join(work, "data"), port: PORT });
  const browser = await launchBrowser();
  try {
    const origin = `http://real.localhost:${PORT}`;
    const report: Record<string, string> = {};
    for (const [name, path] of await findMeasuredPages(browser, origin)) {
      const bytes = await fetchedBytes(browser, origin + path);
      for (const kind of KINDS) report[`${name}: ${kind}s`] = `${(bytes[kind] / 1000).toFixed(1)} kB`;
    }
    return report;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function fetchedBytes(browser: Browser, url: string) {
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const reads: Array<Promise<void>> = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet" && kind !== "font") return;
    reads.push(
      response.body().then((body) => void (bytes[kind] += kind === "font" ? body.length : smallest(body))),
    );
  });
  await page.goto(url);
  // Scripts begin once the page is on the screen: what they fetch in turn comes after that.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.waitForLoadState("networkidle");
  await Promise.all(reads);
  await page.close();
  return bytes;
}

function smallest(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
