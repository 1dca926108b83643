import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleOf, type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { ask, follow } from "../ask.ts";
import { DATA_DIR, expect, test, ZILT } from "../fixtures.ts";

const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");

/** Runs the program as an agency's CRM would, on the database of the server that runs. */
async function importBundle(folder: string): Promise<string> {
  const program = spawn(process.execPath, [GEVEL, "import", folder], {
    env: { ...process.env, DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (part) => (said += String(part)));
  const [code] = (await once(program, "exit")) as [number];
  expect(code, said).toBe(0);
  return said;
}

const cacheState = async (path: string) => (await ask(ZILT + path)).header("x-gevel-cache");
const keep = async (path: string) => {
  await ask(ZILT + path);
  expect(await cacheState(path)).toBe("hit");
};

const addressOf = async ({ general }: DemoEstate) => (await follow(`${ZILT}/nl/aanbod/${general.id}`)).path;

test("a server that runs shows an import within two seconds, and drops only what it touched", async () => {
  const homes = readEstates("zilt").filter(isPlainEstate);
  const [changed, removed, untouched] = homes as [DemoEstate, DemoEstate, DemoEstate];
  const [changedPath, removedPath, untouchedPath] = await Promise.all(
    [changed, removed, untouched].map(addressOf),
  );
  const added = { ...untouched, general: { ...untouched.general, id: 5_999 } };
  const title = "Zeezicht dat net is veranderd";
  const folder = await mkdtemp(join(tmpdir(), "gevel-import-"));
  try {
    await cp(bundleOf("zilt"), folder, { recursive: true });
    await rewrite(folder, (estate) => {
      if (estate.general.id === removed.general.id) return [];
      if (estate.general.id === untouched.general.id) return [estate, added];
      if (estate.general.id !== changed.general.id) return [estate];
      const price = { ...estate.general.price, value: 123_456 };
      return [{ ...estate, general: { ...estate.general, price, title: { nl: title } } }];
    });
    for (const path of [changedPath!, removedPath!, untouchedPath!, "/nl/wie-is-zilt", "/nl/kopen-aan-zee"]) {
      await keep(path);
    }
    expect([404, 410]).toContain((await ask(`${ZILT}/nl/aanbod/5999`)).status);

    const said = await importBundle(folder);
    const importedAt = performance.now();
    expect(said).toMatch(/1 listing added, 1 changed, 1 removed/);
    await expect.poll(async () => (await ask(ZILT + changedPath!)).text).toContain(title);
    expect(performance.now() - importedAt).toBeLessThan(2_000);
    const page = (await ask(ZILT + changedPath!)).text;
    expect(page).toMatch(/€\s123\.456,00/);
    expect((await ask(`${ZILT}/nl/kopen-aan-zee?price-max=123456&price-min=123456`)).text).toContain(title);

    expect((await ask(ZILT + removedPath!)).status).toBe(410);
    expect((await follow(`${ZILT}/nl/aanbod/5999`)).status).toBe(200);
    expect(await cacheState("/nl/wie-is-zilt")).toBe("hit");
  } finally {
    await rm(folder, { recursive: true, force: true });
    await importBundle(bundleOf("zilt"));
  }
  await expect.poll(async () => (await ask(ZILT + removedPath!)).status).toBe(200);
  expect((await ask(`${ZILT}/nl/aanbod/5999`)).status).toBe(410);
});

async function rewrite(folder: string, change: (estate: DemoEstate) => DemoEstate[]): Promise<void> {
  const path = join(folder, "estates.ndjson");
  const estates = (await readFile(path, "utf8"))
    .trim()
    .split("\n")
    .flatMap((line) => change(JSON.parse(line) as DemoEstate));
  await writeFile(path, `${estates.map((estate) => JSON.stringify(estate)).join("\n")}\n`);
}
