/**
 * Measures the product on the real listings beside the project (GEVEL_DATA, else ../shared/data):
 *   npm run benchmark -- [import database agenda pages turns cache weight desk memory lighthouse rentals sites million replicas behind]
 * `sites` and `million` use the embedded database, or the one of GEVEL_BENCHMARK_DATABASE_URL; `replicas` and `behind` need Debian's PostgreSQL.
 * Needs the production build; `pages` and `cache` need wrk, `cache` also nginx (Debian's packages).
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureAgenda } from "./measure-agenda.ts";
import { measureCache } from "./measure-cache.ts";
import { measureDatabase } from "./measure-database.ts";
import { measureDesk } from "./measure-desk.ts";
import { measureImport } from "./measure-import.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureMemory } from "./measure-memory.ts";
import { measurePages } from "./measure-pages.ts";
import { measureRentals } from "./measure-rentals.ts";
import { measureBehind } from "./platform/behind/measure-behind.ts";
import { measureMillion } from "./platform/measure-million.ts";
import { measureReplicas } from "./platform/measure-replicas.ts";
import { measureSites } from "./platform/measure-sites.ts";
import { measureTurns } from "./measure-turns.ts";
import { measureWeight } from "./measure-weight.ts";

const PARTS = {
  import: measureImport,
  database: measureDatabase,
  agenda: measureAgenda,
  pages: measurePages,
  turns: measureTurns,
  cache: measureCache,
  weight: measureWeight,
  desk: measureDesk,
  memory: measureMemory,
  lighthouse: measureLighthouse,
  rentals: measureRentals,
  sites: measureSites,
  million: measureMillion,
  replicas: measureReplicas,
  behind: measureBehind,
} as const;

const data = process.env["GEVEL_DATA"] ?? join(import.meta.dirname, "../../../shared/data");
const work = process.env["GEVEL_BENCHMARK_DIR"] ?? join(import.meta.dirname, "../../.data/benchmark");
const asked = process.argv.slice(2);
const wrong = asked.filter((part) => !(part in PARTS));
if (wrong.length > 0) {
  console.error(`No such part: ${wrong.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
if (!existsSync(join(data, "listings"))) {
  console.log("skipped: no real data here");
  process.exit(0);
}
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  for (const [what, value] of Object.entries(await measure({ data, work })))
    console.log(`  ${what.padEnd(44)} ${value}`);
}
