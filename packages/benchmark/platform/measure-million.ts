import { join } from "node:path";
import { convertListings } from "@gevel/real-data";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import type { Report, Setting } from "../setting.ts";
import { measureFilters } from "./measure-filters.ts";
import { multiplyListings } from "./multiply-listings.ts";

const SITE = "real";
const LISTINGS = 1_000_000;
/** Room for an index of so many, and for its orders. */
const ROOM_FOR_ALL = 800_000;

/**
 * One site of a million listings, made of the real ones: every filter that a list offers, answered by PostgreSQL as a server
 * does for a site of that size, and by the index where it is given the room. Makes the site where it isn't there yet.
 */
export async function measureMillion({ data, work }: Setting): Promise<Report> {
  const dataDir = join(work, "million");
  const databaseUrl = process.env["GEVEL_BENCHMARK_DATABASE_URL"];
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    if (!(await storage.findSite(SITE))) {
      const bundle = join(work, "million-bundle");
      await convertListings(data, bundle);
      await importBundle({ path: bundle, databaseUrl: storage.databaseUrl, dataDir, report: () => {} });
    }
    await withConnection(storage.databaseUrl, (client) => multiplyListings(client, SITE, LISTINGS));
    const asked = { databaseUrl: storage.databaseUrl };
    return {
      ...named("PostgreSQL", await measureFilters(asked)),
      ...named("index", await measureFilters({ ...asked, mostRows: ROOM_FOR_ALL })),
    };
  } finally {
    await storage.close();
  }
}

function named(by: string, report: Report): Report {
  return Object.fromEntries(Object.entries(report).map(([name, value]) => [`${name}, by ${by}`, value]));
}
