import { join } from "node:path";
import lighthouse from "lighthouse";
import { launchBrowser } from "./launch-browser.ts";
import { median } from "./median.ts";
import { findMeasuredPages } from "./measured-pages.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4395;
const DEBUG_PORT = 4396;
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  ["first paint", "first-contentful-paint"],
  ["largest paint", "largest-contentful-paint"],
  ["blocked", "total-blocking-time"],
] as const;

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Lighthouse as a phone on a slow line sees the measured pages; the median of five runs. */
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
  const runs: Lhr[] = [];
  while (runs.length < RUNS) runs.push(await visit(url));
  const medianOf = (read: (run: Lhr) => number | null | undefined) =>
    median(runs.map((run) => read(run) ?? Number.NaN));
  const scores = CATEGORIES.map(
    (category) => `${category} ${Math.round(100 * medianOf((run) => run.categories[category]?.score))}`,
  );
  const times = METRICS.map(
    ([name, audit]) => `${name} ${Math.round(medianOf((run) => run.audits[audit]?.numericValue))} ms`,
  );
  const shift = medianOf((run) => run.audits["cumulative-layout-shift"]?.numericValue);
  return [...scores, ...times, `layout shift ${shift.toFixed(3)}`].join(", ");
}

/** A trace that the browser began too late says nothing of the page: that visit is made again. */
async function visit(url: string): Promise<Lhr> {
  for (;;) {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: [...CATEGORIES],
      logLevel: "error",
    });
    if (result && result.lhr.runtimeError?.code !== "NO_NAVSTART") return result.lhr;
  }
}
