import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, vi } from "vitest";
import { ask } from "../ask.ts";
import { DATA_DIR, expect, HUYZEN, open, test, UNTRANSLATED } from "../fixtures.ts";
import type { Schema } from "./fill-schema.ts";
import { writeHostileBundle } from "./hostile-bundle.ts";

const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");
const HOSTILE = HUYZEN.replace("localhost", "hostile.localhost");
const WIDTHS = [390, 768, 1440];
const KINDS = [
  [1, "two hundred pictures and every fact there is, in groups"],
  [2, "least figures and empty lists, in groups"],
  [3, "every fact there is, in tabs"],
  [4, "least figures and empty lists, in tabs"],
  [5, "a project of many homes"],
  [6, "a home of a project"],
  [100, "one of many homes alike"],
  [7, "a home to let"],
  [8, "a public sale"],
  [9, "a home in Wallonia"],
  [10, "a home in Brussels"],
  [11, "a plot"],
  [12, "a listing of which nothing is known"],
  [13, "a project of which nothing is known"],
  [14, "a listing of which the town alone is known"],
] as const;

/** What no page may show of texts that hold HTML, and of values that are not there. */
const BROKEN = /&amp;|&nbsp;|<\/?(?:b|p|img|script|title)\b|\bundefined\b|\bNaN\b|\[object/;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "gevel-hostile-"));
  const schema = JSON.parse((await ask(`${HUYZEN}/api/schemas/estate.json`)).text) as Schema;
  await writeHostileBundle(folder, schema);
  const program = spawn(process.execPath, [GEVEL, "import", folder], {
    env: { ...process.env, DATA_DIR },
    stdio: "ignore",
  });
  expect(await once(program, "exit")).toEqual([0, null]);
  await rm(folder, { recursive: true });
  await vi.waitFor(async () => expect((await ask(`${HOSTILE}/nl`)).status).toBe(200), 5_000);
});

/** What is wrong with a page as it stands; nothing when all is well. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const answer = await open(page, HOSTILE + path);
  if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`);
  const head = await page.evaluate(() =>
    [document.title, ...Array.from(document.querySelectorAll("meta"), ({ content }) => content)].join("\n"),
  );
  const told = `${head}\n${await page.locator("body").innerText()}`;
  const broken = BROKEN.exec(told) ?? UNTRANSLATED.exec(told.replaceAll("_estate.title_", ""));
  if (broken) faults.push(`${path}: ${told.slice(broken.index, broken.index + 60)}`);
  if ((await page.getByRole("heading", { level: 1 }).innerText()).trim() === "")
    faults.push(`${path}: no title`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push(`${path}: ${wide} wide in a window of ${width}`);
  }
  return faults;
}

/** Breaks nothing else either: the fixture complains of errors in the console, broken policies and strangers asked. */
async function allFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  page.on("dialog", async (dialog) => {
    faults.push(`a script of a listing ran: ${dialog.message()}`);
    await dialog.dismiss();
  });
  for (const path of paths) faults.push(...(await faultsOf(page, path)));
  return faults;
}

for (const [id, kind] of KINDS) {
  test(`the worst that an agency's system may send breaks no page, whatever the window: ${kind}`, async ({
    page,
  }) => {
    expect(await allFaults(page, [`/nl/aanbod/${id}`])).toEqual([]);
  });
}

for (const path of ["/nl", "/nl/lijst", "/nl/lijst?view=map", "/nl/projecten", "/nl/aanbod/5?view=cards"]) {
  test(`cards of the worst listings break no list either: ${path}`, async ({ page }) => {
    expect(await allFaults(page, [path])).toEqual([]);
  });
}

for (const [language, offer] of [
  ["fr", "offre"],
  ["en", "offer"],
  ["de", "angebot"],
] as const) {
  test(`a text that fell back from another language breaks no page either: ${language}`, async ({ page }) => {
    expect(await allFaults(page, [`/${language}/lijst`, `/${language}/${offer}/3`])).toEqual([]);
  });
}
