import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { convertListings } from "../../packages/real-data/convert.ts";
import { ask } from "../ask.ts";
import { DATA_DIR, expect, HUYZEN, open, test } from "../fixtures.ts";
import { countTaps, PHONE } from "./count-taps.ts";

const DATA = resolve(process.env["GEVEL_DATA"] ?? join(import.meta.dirname, "../../../shared/data"));
const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");
/** Of its rows enough name bedrooms and a terrace. */
const LISTINGS = "sale_immoweb_2022_mit.csv";
const IN_GHENT = /,90[0-5]\d,/;
const REAL = HUYZEN.replace("localhost", "real.localhost");

const hasData = existsSync(join(DATA, "listings", LISTINGS));
if (!hasData) console.warn("skipped: no real data here");

async function gevel(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR };
  const program = spawn(process.execPath, [GEVEL, ...words], { env, stdio: "ignore" });
  expect(await once(program, "exit")).toEqual([0, null]);
}

/** The same folder with the homes of one city and a single holiday home. */
async function narrow(folder: string): Promise<string> {
  const data = join(folder, "data");
  await mkdir(join(data, "listings"), { recursive: true });
  for (const part of await readdir(DATA))
    if (part !== "listings" && part !== "holiday") await symlink(join(DATA, part), join(data, part));
  const [head, ...rows] = (await readFile(join(DATA, "listings", LISTINGS), "utf8")).split("\n");
  const kept = [head, ...rows.filter((row) => IN_GHENT.test(row))];
  await writeFile(join(data, "listings", LISTINGS), `${kept.join("\n")}\n`);
  await mkdir(join(data, "holiday"));
  for (const file of await readdir(join(DATA, "holiday"))) {
    const lines = (await readFile(join(DATA, "holiday", file), "utf8")).split("\n").slice(0, 2);
    await writeFile(join(data, "holiday", file), `${lines.join("\n")}\n`);
  }
  return data;
}

beforeAll(async () => {
  if (!hasData) return;
  const folder = await mkdtemp(join(tmpdir(), "gevel-real-"));
  try {
    await convertListings(await narrow(folder), join(folder, "bundle"));
    await gevel("import", join(folder, "bundle"), "--skip-invalid");
  } finally {
    await rm(folder, { recursive: true });
  }
});

afterAll(async () => {
  if (hasData) await gevel("site", "remove", "real", "--yes");
});

test.skipIf(!hasData)(
  "among real homes a flat in Ghent takes one field and two taps by own words",
  async ({ visitor }) => {
    await expect.poll(async () => (await ask(`${REAL}/nl/te-koop`)).status).toBe(200);
    const page = await visitor(PHONE);
    const { type, tap, counted } = countTaps();
    await open(page, `${REAL}/nl/te-koop`);
    await type(page.getByLabel("In uw eigen woorden"), "2 slpk appartement met terras in Gent tot 300.000");
    await tap(page.getByRole("search").getByRole("button", { name: "Zoeken" }));
    await page.waitForURL(/\?municipality=44021&price-max=300000&type=3&bed-min=2&terrace=1$/);
    await tap(page.getByRole("main").getByRole("article").first().getByRole("link"));
    await page.waitForURL(/\/nl\/aanbod\//);
    expect(counted()).toEqual({ taps: 2, fields: 1 });
  },
);
