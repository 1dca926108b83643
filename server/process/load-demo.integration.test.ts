import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { importBundle } from "#bundle/import-bundle.ts";
import { listSites } from "#features/site/queries/list-sites.ts";
import { bundleFiles, folderOf, siteJson, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "../database/testing/test-database.ts";
import { loadDemo } from "./load-demo.ts";

const TODAY = new Date("2026-03-01T12:00:00Z");

function bundleOf(id: string, changes: object = {}) {
  const site = siteJson({ id, hostnames: [`${id}.localhost`], ...changes });
  return folderOf(bundleFiles({ "site.json": JSON.stringify(site) }));
}

/** An empty database, two small agencies as its demo, and starts of servers on it. */
async function firstRun() {
  const database = await openTestDatabase();
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const dataDir = await testFolder();
  const writeDemo = vi.fn(async (folder: string) => {
    for (const name of ["huis", "zee"]) {
      await mkdir(folder, { recursive: true });
      await cp(await bundleOf(name, { isDefault: name === "huis" }), join(folder, name), { recursive: true });
    }
  });
  const parts = {
    config: { databaseUrl: null, dataDir },
    storage: { databaseUrl: database.url },
    now: () => TODAY,
    signal: new AbortController().signal,
  };
  const importSite = async (id: string, changes: object = {}) =>
    importBundle({ path: await bundleOf(id, changes), databaseUrl: database.url, dataDir, report: () => {} });
  return {
    dataDir,
    writeDemo,
    importSite,
    start: (write: typeof writeDemo | null = writeDemo) =>
      loadDemo(parts, async () => write && { writeDemo: write }),
    sites: async () => (await listSites(database.url)).map(({ id }) => id),
    said: () => said.mock.calls.flat().join("\n"),
    async [Symbol.asyncDispose]() {
      said.mockRestore();
      await database.close();
    },
  };
}

test("an empty database gets the demo agencies, once", async () => {
  await using run = await firstRun();
  await run.start();
  expect(await run.sites()).toEqual(["huis", "zee"]);
  await run.start();
  expect(run.writeDemo).toHaveBeenCalledTimes(1);
});

test.each([
  ["is the default", { isDefault: true }],
  ["is not the default", { isDefault: false }],
])("an agency's own site that %s stays alone", async (_, changes) => {
  await using run = await firstRun();
  await run.importSite("eigen", changes);
  await run.start();
  expect(await run.sites()).toEqual(["eigen"]);
  expect(run.writeDemo).not.toHaveBeenCalled();
});

test("of two servers that start at once, one loads the demo and the other waits for it", async () => {
  await using run = await firstRun();
  await Promise.all([run.start(), run.start()]);
  expect(await run.sites()).toEqual(["huis", "zee"]);
  expect(run.writeDemo).toHaveBeenCalledTimes(1);
  expect(run.said()).toContain("another server loads the demo agencies");
});

/** A first run that was killed when one of the two agencies was there. */
async function killedRun(run: Awaited<ReturnType<typeof firstRun>>) {
  await run.writeDemo(join(run.dataDir, "demo"));
  run.writeDemo.mockClear();
  await writeFile(join(run.dataDir, "demo-unfinished"), "");
  await run.importSite("huis", { isDefault: true });
}

test("a first run that was killed is gone on with at the next start", async () => {
  await using run = await firstRun();
  await killedRun(run);
  await run.start();
  expect(await run.sites()).toEqual(["huis", "zee"]);
  expect(existsSync(join(run.dataDir, "demo-unfinished"))).toBe(false);
});

test("but not beside a site that the agency brought since", async () => {
  await using run = await firstRun();
  await killedRun(run);
  await run.importSite("eigen");
  await run.start();
  expect(await run.sites()).toEqual(["eigen", "huis"]);
  expect(run.writeDemo).not.toHaveBeenCalled();
  await run.start();
  expect(await run.sites()).toEqual(["eigen", "huis"]);
});

test("a site that comes while the demo is rendered stays alone", async () => {
  await using run = await firstRun();
  await run.start(
    vi.fn(async (folder: string) => {
      await run.writeDemo(folder);
      await run.importSite("eigen");
    }),
  );
  expect(await run.sites()).toEqual(["eigen"]);
  expect(run.said()).toContain("a site came meanwhile");
});

test("without the package of the demo the server starts with no site, and says so", async () => {
  await using run = await firstRun();
  await run.start(null);
  expect(await run.sites()).toEqual([]);
  expect(run.said()).toBe("No demo agencies here: the package @gevel/demo is not installed.");
  expect(existsSync(join(run.dataDir, "demo-unfinished"))).toBe(false);
});
