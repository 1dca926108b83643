import { join } from "node:path";
import lighthouse from "lighthouse";
import { launchBrowser } from "./launch-browser.ts";
import { median } from "./median.ts";
import { findMeasuredPages } from "./measured-pages.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4395;
const DEBUG_PORT = 4396;
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse as a phone on a slow line sees a listing and an estate; the median of three runs. */
export async function measureLighthouse({ work }: Setting): Promise<Report> {
  const server = await startServer({ dataDir: join(work, "data"), port: PORT });
  const browser = await launchBrowser([`--remote-debugging-port=${DEBUG_PORT}`]);
  try {
    const origin = `http://real.localhost:${PORT}`;
    const report: Record<string, string> = {};
    for (const [name, path] of await findMeasuredPages(browser, origin)) {
      report[name] = await judge(origin + path);
    }
    return report;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function judge(url: string): Promise<string> {
  const scores: number[][] = CATEGORIES.map(() => []);
  const shifts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: [...CATEGORIES],
      logLevel: "error",
    });
    CATEGORIES.forEach((category, at) =>
      scores[at]?.push((result?.lhr.categories[category]?.score ?? 0) * 100),
    );
    shifts.push(result?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
  }
  const medians = CATEGORIES.map((category, at) => `${category} ${Math.round(median(scores[at] ?? []))}`);
  return `${medians.join(", ")}, layout shift ${median(shifts).toFixed(3)}`;
}
