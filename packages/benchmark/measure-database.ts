import { join } from "node:path";
import { EstateSearch } from "../../features/listings/schema/search.ts";
import { openStorage } from "../../server/database/open-storage.ts";
import { quantile } from "./median.ts";
import type { Report, Setting } from "./setting.ts";

const SEARCHES = 400;
const WARM_UP = 50;
const SITE = "real";

/** Searches as visitors make them, each asked once: a page of results with its total, and every facet's counts. */
export async function measureDatabase({ work }: Setting): Promise<Report> {
  const storage = await openStorage({ dataDir: join(work, "data") });
  try {
    const { locations } = await storage.countFacets(SITE, EstateSearch.parse({}), "nl");
    const cities = locations.toSorted((a, b) => b.count - a.count).slice(0, 60);
    const times: number[] = [];
    for (let number = 0; number < WARM_UP + SEARCHES; number += 1) {
      const search = searchOf(number, cities);
      const begun = performance.now();
      await Promise.all([storage.searchEstates(SITE, search, "nl"), storage.countFacets(SITE, search, "nl")]);
      if (number >= WARM_UP) times.push(performance.now() - begun);
    }
    return {
      "searches, all different": String(times.length),
      "results, total and facets, p50": `${quantile(times, 0.5).toFixed(1)} ms`,
      "results, total and facets, p95": `${quantile(times, 0.95).toFixed(1)} ms`,
    };
  } finally {
    await storage.close();
  }
}

/** One in two names a city or two, one in two a price range, one in three bedrooms; never the same twice. */
function searchOf(number: number, cities: ReadonlyArray<{ id: number }>): EstateSearch {
  const pick = (step: number) => cities[(number * step) % cities.length]!.id;
  const dearest = 250_000 + number * 1_250;
  const terms: Record<string, number[]> = { "general.transaction.id": number % 4 === 0 ? [2] : [1, 3] };
  if (number % 2 === 0) terms["general.address.city.id"] = number % 6 === 0 ? [pick(7), pick(11)] : [pick(7)];
  if (number % 3 !== 1) terms["general.headType.id"] = [number % 3 === 0 ? 1 : 3];
  return EstateSearch.parse({
    where: {
      terms,
      range: {
        "general.price.value": { lte: dearest },
        ...(number % 3 === 2 ? { "general.bedroomCount": { gte: 2 } } : {}),
      },
    },
    sortBy: { sortType: "price" },
    view: "card",
  });
}
