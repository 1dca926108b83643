import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { convertListings } from "@gevel/real-data";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import { cpuTime } from "../cpu-time.ts";
import { preparePriceChange } from "../price-change.ts";
import { readText } from "../read-text.ts";
import { residentMegabytes } from "../resident-megabytes.ts";
import type { Report, Setting } from "../setting.ts";
import { startServer } from "../start-server.ts";
import { measureFilters } from "./measure-filters.ts";
import { multiplyListings } from "./multiply-listings.ts";

const SITE = "real";
const HOST = "real.localhost";
const LISTINGS = 1_000_000;
const PORT = 4499;
const LIST = "/nl/te-koop";
const DEAREST = 250_000;
/** More than the words of a site take to be read, in the background of its first pages. */
const WORDS_MS = 20_000;
/** Rows of a query cache in which no index of the site fits. */
const TOO_FEW = 100_000;

/**
 * One site of a million listings, made of the real ones: every filter that a list offers, answered by a server's index and by
 * PostgreSQL, which answers while no index can be had; then a server's start, its first pages, its memory and a changed price.
 * Makes the site where it isn't there yet.
 */
export async function measureMillion({ data, work }: Setting): Promise<Report> {
  const dataDir = join(work, "million");
  const bundle = join(work, "million-bundle");
  const databaseUrl = process.env["GEVEL_BENCHMARK_DATABASE_URL"];
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    if (!(await storage.findSite(SITE))) {
      await convertListings(data, bundle);
      await importBundle({ path: bundle, databaseUrl: storage.databaseUrl, dataDir, report: () => {} });
    }
    await withConnection(storage.databaseUrl, (client) => multiplyListings(client, SITE, LISTINGS));
    const asked = { databaseUrl: storage.databaseUrl };
    return {
      ...named("index", await measureFilters(asked)),
      ...named("PostgreSQL", await measureFilters({ ...asked, mostRows: TOO_FEW, times: 8 })),
      ...(await measureServer(dataDir, bundle, storage.databaseUrl)),
    };
  } finally {
    await storage.close();
  }
}

function named(by: string, report: Report): Report {
  return Object.fromEntries(Object.entries(report).map(([name, value]) => [`${name}, by ${by}`, value]));
}

async function measureServer(dataDir: string, bundle: string, databaseUrl: string): Promise<Report> {
  const begun = performance.now();
  const server = await startServer({ dataDir, port: PORT, settings: { DATABASE_URL: databaseUrl } });
  const started = Math.round(performance.now() - begun);
  try {
    const report: Record<string, string> = {
      start: `${started} ms, ${await residentMegabytes(server.pid)} MB`,
    };
    const read = (path: string) => timed(server.pid, () => readText(server.origin + path, HOST));
    for (const [name, path] of Object.entries(PAGES)) report[name] = await read(path);
    report["memory after them"] = `${await residentMegabytes(server.pid)} MB`;
    report["at most while the words are read"] = `${await mostMemoryOf(server.pid, WORDS_MS)} MB`;
    const change = await preparePriceChange(bundle, DEAREST);
    for (const price of [DEAREST + 1, DEAREST + 2]) {
      await change.write(price);
      await importBundle({
        path: change.path,
        siteId: SITE,
        partial: true,
        databaseUrl,
        dataDir,
        report: () => {},
      });
      report[`a list after one price changed to ${price}`] = await read(
        `${LIST}?sortType=price&sortOrder=DESC`,
      );
    }
    report["memory after that"] = `${await residentMegabytes(server.pid)} MB`;
    return report;
  } finally {
    await server.stop();
  }
}

/** In this order: the first reads the index. */
const PAGES = {
  "the first list": LIST,
  "the first home page": "/nl",
  "a list by date, the first in that order": `${LIST}?sortType=date&sortOrder=DESC`,
  "a list of dear homes, which nobody asked for before": `${LIST}?price-min=500000`,
  "the third page of a list": `${LIST}?page=3`,
} as const;

async function mostMemoryOf(pid: number, during: number): Promise<number> {
  const end = performance.now() + during;
  let most = 0;
  while (performance.now() < end) {
    most = Math.max(most, await residentMegabytes(pid));
    await setTimeout(100);
  }
  return most;
}

async function timed(pid: number, work: () => Promise<unknown>): Promise<string> {
  const [begun, before] = [performance.now(), await cpuTime(pid)];
  await work();
  const spent = ((await cpuTime(pid)) - before) / 1_000;
  return `${(performance.now() - begun).toFixed(0)} ms, ${spent.toFixed(0)} ms of the server's processor`;
}
