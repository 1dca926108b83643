import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { convertListings } from "@gevel/real-data";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import { cpuTime } from "../cpu-time.ts";
import { median, quantile } from "../median.ts";
import { readText } from "../read-text.ts";
import { residentMegabytes } from "../resident-megabytes.ts";
import type { Report, Setting } from "../setting.ts";
import { startServer } from "../start-server.ts";
import { columnsOf } from "./multiply-listings.ts";

const PORT = 4498;
const SITES = 300;
const LISTINGS = 200;
const IMPORTS = 60;
const IMPORTS_AN_HOUR = 300;
const MODEL = "site-1";
const COPIED = [
  "site_part",
  "asset",
  "estate",
  "estate_content",
  "estate_private_address",
  "kind",
  "label",
  "listing_source",
];
const PATHS = ["/nl/te-koop", "/nl"];

/**
 * Three hundred agencies of two hundred real listings: the start, the first page of each, memory, an import that changes nothing,
 * and imports that change the price of one listing beside the running server. Processor time is told too, since a machine that
 * does other work as well makes the rest longer.
 */
export async function measureSites({ data, work }: Setting): Promise<Report> {
  const folder = join(work, "sites");
  const [dataDir, bundle] = [join(folder, "data"), join(folder, "bundle")];
  await rm(folder, { recursive: true, force: true });
  await writeSmallBundle(data, bundle);
  const databaseUrl = process.env["GEVEL_BENCHMARK_DATABASE_URL"];
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const importing = { path: bundle, databaseUrl: storage.databaseUrl, dataDir, report: () => {} };
  try {
    await importBundle(importing);
    await withConnection(storage.databaseUrl, async (client) => {
      await client.query(COPY_SITE, [MODEL, SITES]);
      for (const table of COPIED)
        await client.query(copyRows(table, await columnsOf(client, table)), [MODEL, SITES]);
      await client.query("analyze");
    });
    const unchanged = [];
    for (let time = 0; time < 5; time += 1) unchanged.push(await cpuSecondsOf(() => importBundle(importing)));
    return {
      "an import that changes nothing": `${median(unchanged).toFixed(2)} s of processor`,
      ...(await visitAll(dataDir, databaseUrl, (site) => changeOnePrice(importing, site))),
    };
  } finally {
    await storage.close();
  }
}

async function cpuSecondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

type Importing = Parameters<typeof importBundle>[0];

/** Imports the bundle for another site, with another price of its first listing. */
async function changeOnePrice(importing: Importing, site: number): Promise<void> {
  const [id, path] = [`site-${site}`, importing.path];
  const document = JSON.parse(await readFile(join(path, "site.json"), "utf8"));
  await writeFile(
    join(path, "site.json"),
    JSON.stringify({ ...document, id, hostnames: [`${id}.localhost`] }),
  );
  const [first = "", ...rest] = (await readFile(join(path, "estates.ndjson"), "utf8")).split("\n");
  const estate = JSON.parse(first);
  estate.general.price = { ...estate.general.price, value: 100_000 + site };
  await writeFile(join(path, "estates.ndjson"), [JSON.stringify(estate), ...rest].join("\n"));
  const { kind } = await importBundle(importing);
  if (kind !== "imported") throw new Error(`The bundle was not imported into ${id}.`);
}

async function visitAll(
  dataDir: string,
  databaseUrl: string | undefined,
  importInto: (site: number) => Promise<void>,
): Promise<Report> {
  const begun = performance.now();
  const server = await startServer({
    dataDir,
    port: PORT,
    ...(databaseUrl && { settings: { DATABASE_URL: databaseUrl } }),
  });
  const started = performance.now() - begun;
  try {
    const [atStart, usedByStart] = [await residentMegabytes(server.pid), await cpuTime(server.pid)];
    const report: Record<string, string> = {
      start: `${Math.round(started)} ms, ${(usedByStart / 1_000).toFixed(0)} ms of processor, ${atStart} MB`,
    };
    for (const path of PATHS) {
      const times: number[] = [];
      const before = await cpuTime(server.pid);
      for (let site = 1; site <= SITES; site += 1) {
        const asked = performance.now();
        await readText(server.origin + path, `site-${site}.localhost`);
        times.push(performance.now() - asked);
      }
      const each = ((await cpuTime(server.pid)) - before) / SITES / 1_000;
      report[`first page of a cold site, ${path}`] =
        `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, ${each.toFixed(1)} ms of processor`;
      report[`memory after ${path} of ${SITES} sites`] = `${await residentMegabytes(server.pid)} MB`;
    }
    return { ...report, ...(await importBeside(server.pid, importInto)) };
  } finally {
    await server.stop();
  }
}

/** Imports beside a server that has the pages of all sites in its cache; the database's own work is not in it. */
async function importBeside(pid: number, importInto: (site: number) => Promise<void>): Promise<Report> {
  const before = await cpuTime(pid);
  const imports: number[] = [];
  for (let site = 1; site <= IMPORTS; site += 1) imports.push(await cpuSecondsOf(() => importInto(site)));
  const ofServer = ((await cpuTime(pid)) - before) / 1e6 / IMPORTS;
  const share = (seconds: number) => `${((100 * seconds * IMPORTS_AN_HOUR) / 3_600).toFixed(1)} % of a core`;
  return {
    "an import that changes a price": `${median(imports).toFixed(2)} s of processor, ${ofServer.toFixed(3)} s of the server`,
    [`${IMPORTS_AN_HOUR} of them an hour`]: `${share(median(imports))}, ${share(ofServer)} of the server`,
    "memory after them": `${await residentMegabytes(pid)} MB`,
  };
}

/** The converted bundle with its first listings alone. */
async function writeSmallBundle(data: string, bundle: string): Promise<void> {
  const whole = `${bundle}-whole`;
  await convertListings(data, whole);
  await mkdir(bundle, { recursive: true });
  for (const part of ["reference.json", "collections.json", "menus.json", "pages", "media"])
    await cp(join(whole, part), join(bundle, part), { recursive: true });
  const site = JSON.parse(await readFile(join(whole, "site.json"), "utf8"));
  const ofModel = { ...site, id: MODEL, hostnames: [`${MODEL}.localhost`] };
  await writeFile(join(bundle, "site.json"), JSON.stringify(ofModel));
  const lines = (await readFile(join(whole, "estates.ndjson"), "utf8")).split("\n");
  await writeFile(join(bundle, "estates.ndjson"), `${lines.slice(0, LISTINGS).join("\n")}\n`);
}

const COPY_SITE = `
  with copies as (
    insert into site (site_id, document, derived_form)
    select 'site-' || n, s.document
      || jsonb_build_object('id', 'site-' || n, 'hostnames', jsonb_build_array('site-' || n || '.localhost')), s.derived_form
    from site s, generate_series(2, $2::int) n where s.site_id = $1
    returning site_id
  )
  insert into hostname (site_id, hostname) select site_id, site_id || '.localhost' from copies`;

const copyRows = (table: string, columns: readonly string[]) => `
  insert into ${table} (${columns.join(", ")})
  select ${columns.map((name) => (name === "site_id" ? "'site-' || n" : `t.${name}`)).join(", ")}
  from ${table} t, generate_series(2, $2::int) n where t.site_id = $1`;
