import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { DATA_DIR, expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { openDesk } from "./sign-in-by-link.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true };

/** Yesterday's figures, since today's are told tomorrow. */
async function storeFigures(): Promise<void> {
  const door = await readFile(join(DATA_DIR, "database/door.json"), "utf8");
  const { port, password } = JSON.parse(door) as { port: number; password: string };
  const client = new Client(`postgres://gevel:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`insert into search_figure
    select 'huyzen', current_date - 2, 'sale', place, kind, band, is_empty, searches
    from (values ('m44021', 0, 3, false, 41), ('m44021', 1, 2, true, 12), ('', 0, 0, false, 7))
      as f (place, kind, band, is_empty, searches) on conflict do nothing`);
  await client.end();
}

test("an owner sees on a phone what visitors look for, and what they do not find", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Fien");
  await page.getByRole("button", { name: "Meer" }).tap();
  await page.getByRole("link", { name: "Wat bezoekers zoeken" }).tap();
  await page.getByRole("heading", { level: 1, name: "Wat bezoekers zoeken" }).waitFor();
  await page.getByRole("heading", { name: "Waar en voor welke prijs gezocht wordt" }).waitFor();
  await storeFigures();
  await page.reload();
  const row = page.getByRole("row", { name: /^Gent/ });
  await row.waitFor();
  expect(await row.getByRole("cell").allTextContents()).toEqual([
    ..."<\u00a05,<\u00a05,12,41,<\u00a05,<\u00a05,<\u00a05".split(","),
    "53",
    "12",
  ]);
  await page.getByText("Gent, 250–300: 12 zoekopdrachten").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporteer (CSV)" }).tap();
  const file = join(DATA_DIR, "figures.csv");
  await (await saved).saveAs(file);
  const csv = await readFile(file, "utf8");
  expect(csv).toContain("Gent;<\u00a05;<\u00a05;12;41");
  await page.getByRole("link", { name: "Te huur" }).tap();
  await page.getByText("In deze periode werd niets vijf keer of vaker gezocht.").waitFor();
  expect(page.url()).toContain(`${HUYZEN}/desk/figures?deal=rent`);
});
