import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { RentalNode } from "../../features/rentals/schema/unit.ts";
import { RentalSearch } from "../../features/rentals/schema/search.ts";
import { addDays } from "../../domain/rental/period.ts";
import { stayClock } from "../../domain/rental/stay-clock.ts";
import { importBundle } from "../../bundle/import-bundle.ts";
import { openStorage } from "../../server/database/open-storage.ts";
import { convertListings } from "@gevel/real-data";
import { quantile } from "./median.ts";
import type { Report, Setting } from "./setting.ts";

const SEARCHES = 400;
const WARM_UP = 50;
const SITE = "real";
/** The fewest listings: this is about holiday homes. */
const FILES = ["sale_immoweb_2022_mit.csv"];

/** Takes the holiday homes in, and searches them as visitors do: by place, kind, people, day of arrival and stay. */
export async function measureRentals({ data, work }: Setting): Promise<Report> {
  const bundle = join(work, "rentals-bundle");
  await convertListings(data, bundle, FILES);
  const dataDir = join(work, "rentals-data");
  const storage = await openStorage({ dataDir });
  try {
    const begun = performance.now();
    const { databaseUrl } = storage;
    const imported = await importBundle({ path: bundle, databaseUrl, dataDir, report: () => {} });
    if (imported.kind === "refused") throw new Error(`the bundle was refused: ${imported.errors} errors`);
    const took = performance.now() - begun;
    const units = (await readFile(join(bundle, "rentals.ndjson"), "utf8")).trim().split("\n");
    const periods = units.reduce((sum, line) => sum + RentalNode.parse(JSON.parse(line)).periods.length, 0);
    const clock = stayClock(new Date(), {});
    const times: number[] = [];
    for (let number = 0; number < WARM_UP + SEARCHES; number += 1) {
      const search = searchOf(number, clock.today);
      const start = performance.now();
      await storage.rentals.search(SITE, search, clock);
      if (number >= WARM_UP) times.push(performance.now() - start);
    }
    const filters = performance.now();
    await storage.rentals.filters(SITE, clock);
    return {
      "units, with periods": `${units.length}, ${periods}`,
      "import of the whole bundle": `${(took / 1000).toFixed(1)} s`,
      "search, results and total, p50": `${quantile(times, 0.5).toFixed(1)} ms`,
      "search, results and total, p95": `${quantile(times, 0.95).toFixed(1)} ms`,
      "filters, once for all visitors": `${(performance.now() - filters).toFixed(1)} ms`,
    };
  } finally {
    await storage.close();
  }
}

/** One in two names a day of arrival, one in three a type of stay, one in four people, one in five a place. */
function searchOf(number: number, today: string): RentalSearch {
  return RentalSearch.parse({
    where: {
      ...(number % 2 === 0 && { periodStartDates: [addDays(today, 14 + (number % 180))] }),
      ...(number % 3 === 0 && { periodTypes: [1] }),
      ...(number % 4 === 0 && { maxOccupations: [4, 6] }),
      ...(number % 5 === 0 && { locations: [1 + (number % 2)] }),
      ...(number % 7 === 0 && { subKinds: [1] }),
    },
    limit: { from: (number % 3) * 24, size: 24 },
  });
}
