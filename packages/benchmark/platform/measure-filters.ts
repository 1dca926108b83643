import { setTimeout } from "node:timers/promises";
import { createQueryCache } from "../../../platform/db/query-cache.ts";
import { ANYWHERE } from "../../../domain/listing/search-paths.ts";
import { createPool } from "../../../platform/db/connection.ts";
import { openListings } from "../../../features/listings/queries/listing-storage.ts";
import { EstateSearch, type EstateSearchInput } from "../../../features/listings/schema/search.ts";
import { findWordIndex } from "../../../features/listings/search-index/read-word-index.ts";
import type { DatabaseReader } from "../../../features/site/queries/database-reader.ts";
import { median, quantile } from "../median.ts";

type Where = NonNullable<EstateSearchInput["where"]>;
type Filter = (number: number) => Where;

const SITE = "real";

const terms = (path: string, values: (number: number) => Array<string | number | boolean>): Filter => {
  return (number) => ({ terms: { [path]: values(number) } });
};
const least = (path: string, value: (number: number) => number): Filter => {
  return (number) => ({ range: { [path]: { gte: value(number) } } });
};

/** Every filter that a list offers, with another value each time. */
function filtersOf(cities: readonly number[]): Readonly<Record<string, Filter>> {
  const city = (number: number) => cities[number % cities.length]!;
  return {
    "no filter": () => ({}),
    "a town": terms("general.address.city.id", (number) => [city(number)]),
    "five towns": terms("general.address.city.id", (number) =>
      [0, 1, 2, 3, 4].map((at) => city(number + 7 * at)),
    ),
    type: terms("general.headType.id", (number) => [1 + 2 * (number % 2)]),
    bedrooms: least("general.bedroomCount", (number) => 1 + (number % 5)),
    "living area": least("dimensions.areaBuild", (number) => 50 + 10 * (number % 20)),
    plot: least("dimensions.areaGround", (number) => 100 + 50 * (number % 20)),
    "energy label": terms("energy.energyLabel", (number) =>
      ["A+", "A", "B", "C", "D"].slice(0, 1 + (number % 5)),
    ),
    terrace: terms("technical.terrace", () => [true]),
    garden: terms("technical.garden", () => [true]),
    parking: terms("technical.parking", () => [true]),
    elevator: terms("technical.elevator", () => [true]),
    "a word": (number) => ({ match: { [ANYWHERE]: WORDS[number % WORDS.length]! } }),
    "a drawn area": (number) => ({ area: ringAround(4.35 + number / 1_000, 50.85, 0.05 + number / 500) }),
    "new building": terms("technical.newBuilding", (number) => [number % 2 === 0]),
  };
}

/** Names of places, as visitors write them: each is searched once. */
const WORDS =
  "gent brussel antwerpen luik schaarbeek elsene leuven namen ukkel brugge mechelen aalst hasselt kortrijk oostende knokke woluwe waver doornik bergen genk roeselare seraing verviers dendermonde turnhout lokeren beveren vilvoorde ninove geel halle ieper lier mol tienen anderlecht jette vorst etterbeek".split(
    " ",
  );

/** A square of degrees. */
function ringAround(lng: number, lat: number, reach: number): Array<[number, number]> {
  return [
    [lng - reach, lat - reach],
    [lng + reach, lat - reach],
    [lng + reach, lat + reach],
    [lng - reach, lat + reach],
  ];
}

type Asked = { readonly databaseUrl: string; readonly mostRows?: number; readonly times?: number };

/** Results with their total and the counts of all options, each with another highest price: the 95th percentile by filter. */
export async function measureFilters({
  databaseUrl,
  mostRows,
  times = 40,
}: Asked): Promise<Record<string, string>> {
  const pool = createPool(databaseUrl);
  const reader: DatabaseReader = {
    database: {
      query: (query) => pool.query(query),
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: () => pool.end(),
    },
    queryCache: createQueryCache(() => true, mostRows),
    warnOfLargeSite: () => undefined,
  };
  const listings = openListings(reader);
  try {
    const { locations } = await listings.countFacets(SITE, EstateSearch.parse({}), "nl");
    const report: Record<string, string> = {};
    if (mostRows === undefined) report["words are read after"] = await waitForWords(reader);
    const cities = locations.toSorted((a, b) => b.count - a.count).map(({ id }) => id);
    for (const [name, filter] of Object.entries(filtersOf(cities.slice(0, 60)))) {
      const passed: number[] = [];
      const work: number[] = [];
      for (let number = 0; number < times; number += 1) {
        const asked = searchOf(filter(number), 300_000 + 1_250 * number);
        const [begun, before] = [performance.now(), process.cpuUsage()];
        await Promise.all([
          listings.searchEstates(SITE, asked, "nl"),
          listings.countFacets(SITE, asked, "nl"),
        ]);
        passed.push(performance.now() - begun);
        const { user, system } = process.cpuUsage(before);
        work.push((user + system) / 1_000);
      }
      report[name] =
        `p50 ${ms(quantile(passed, 0.5))}, p95 ${ms(quantile(passed, 0.95))}, ${ms(median(work))} of the process`;
    }
    return report;
  } finally {
    await pool.end();
  }
}

/** The words are read in the background, while PostgreSQL answers. */
async function waitForWords(reader: DatabaseReader): Promise<string> {
  const begun = performance.now();
  while (!(await findWordIndex(reader, SITE, Infinity))) await setTimeout(50);
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function searchOf({ terms, range, ...others }: Where, dearest: number): EstateSearch {
  return EstateSearch.parse({
    where: {
      terms: { "general.transaction.id": [1, 3], ...terms },
      range: { "general.price.value": { lte: dearest }, ...range },
      ...others,
    },
    sortBy: { sortType: "price" },
    view: "card",
  });
}
