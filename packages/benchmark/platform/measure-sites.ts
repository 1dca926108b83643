import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { convertListings } from "@gevel/real-data";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import { quantile } from "../median.ts";
import { readText } from "../read-text.ts";
import { residentMegabytes } from "../resident-megabytes.ts";
import type { Report, Setting } from "../setting.ts";
import { startServer } from "../start-server.ts";

const PORT = 4498;
const SITES = 300;
const LISTINGS = 200;
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

/** Three hundred agencies of two hundred real listings: the start, the first page of each, memory, an import that changes nothing. */
export async function measureSites({ data, work }: Setting): Promise<Report> {
  const folder = join(work, "sites");
  const [dataDir, bundle] = [join(folder, "data"), join(folder, "bundle")];
  await rm(folder, { recursive: true, force: true });
  await writeSmallBundle(data, bundle);
  const databaseUrl = process.env["GEVEL_BENCHMARK_DATABASE_URL"];
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const imported = { path: bundle, databaseUrl: storage.databaseUrl, dataDir, report: () => {} };
  try {
    await importBundle(imported);
    await withConnection(storage.databaseUrl, async (client) => {
      await client.query(COPY_SITE, [MODEL, SITES]);
      for (const table of COPIED) await client.query(copyRows(table), [MODEL, SITES]);
      await client.query("analyze");
    });
    const before = process.cpuUsage();
    await importBundle(imported);
    const { user, system } = process.cpuUsage(before);
    return {
      "an import that changes nothing": `${((user + system) / 1e6).toFixed(2)} s of processor`,
      ...(await visitAll(dataDir, databaseUrl)),
    };
  } finally {
    await storage.close();
  }
}

async function visitAll(dataDir: string, databaseUrl: string | undefined): Promise<Report> {
  const begun = performance.now();
  const server = await startServer({
    dataDir,
    port: PORT,
    ...(databaseUrl && { settings: { DATABASE_URL: databaseUrl } }),
  });
  const started = performance.now() - begun;
  try {
    const atStart = await residentMegabytes(server.pid);
    const report: Record<string, string> = {
      start: `${Math.round(started)} ms, ${atStart} MB`,
    };
    for (const path of PATHS) {
      const times: number[] = [];
      for (let site = 1; site <= SITES; site += 1) {
        const asked = performance.now();
        await readText(server.origin + path, `site-${site}.localhost`);
        times.push(performance.now() - asked);
      }
      report[`first page of a cold site, ${path}`] =
        `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
      report[`memory after ${path} of ${SITES} sites`] = `${await residentMegabytes(server.pid)} MB`;
    }
    return report;
  } finally {
    await server.stop();
  }
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
    insert into site (site_id, document)
    select 'site-' || n, s.document
      || jsonb_build_object('id', 'site-' || n, 'hostnames', jsonb_build_array('site-' || n || '.localhost'))
    from site s, generate_series(2, $2::int) n where s.site_id = $1
    returning site_id
  )
  insert into hostname (site_id, hostname) select site_id, site_id || '.localhost' from copies`;

const copyRows = (table: string) => `
  insert into ${table}
  select (jsonb_populate_record(t, jsonb_build_object('site_id', 'site-' || n))).*
  from ${table} t, generate_series(2, $2::int) n where t.site_id = $1`;
