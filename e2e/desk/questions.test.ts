import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { DATA_DIR, expect, HUYZEN, open, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { somebody } from "../visits.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

const FORMULA = '=HYPERLINK("http://evil.example";"Klik")';

async function ask(page: Page, name: string, message: string): Promise<void> {
  await open(page, `${HUYZEN}/nl/contact`);
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("E-mailadres").fill(`${name.toLowerCase()}@visitor.example`);
  await page.getByLabel("Uw bericht").fill(message);
  await page.getByLabel(/^Ik ga ermee akkoord/).check();
  await page.getByRole("button", { name: "Verstuur", exact: true }).click();
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
}

test("a visitor's question is read on a phone, answered by mail and marked so, also over a network that is cut", async ({
  visitor,
}) => {
  // A second try of this journey meets another person.
  const name = `Vraag${Date.now()}`;
  const guest = await visitor({ ...PHONE, extraHTTPHeaders: somebody() });
  await ask(guest, name, FORMULA);
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Vera");
  const { tap, counted } = countTaps();
  await tap(page.getByRole("link", { name: /^Vragen/ }));
  await page.getByText(FORMULA).first().waitFor();
  expect(await violations(page)).toEqual([]);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporteer alles (CSV)" }).tap();
  const file = join(DATA_DIR, "questions.csv");
  await (await saved).saveAs(file);
  expect(await readFile(file, "utf8")).toContain(`;"'=HYPERLINK(""http://evil.example"";""Klik"")"`);

  await tap(page.getByRole("link", { name: new RegExp(name) }));
  const reply = await page.getByRole("link", { name: "Antwoord per mail" }).getAttribute("href");
  expect(reply).toMatch(new RegExp(`^mailto:${name.toLowerCase()}%40visitor\\.example\\?subject=`));
  expect(await violations(page)).toEqual([]);
  const answered = page.getByRole("button", { name: "Markeer als beantwoord" });
  await page.context().setOffline(true);
  await answered.tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await tap(answered);
  await page.getByRole("button", { name: "Markeer als nieuw" }).waitFor();
  expect(counted()).toEqual({ taps: 3, fields: 0 });
  await page.goto(`${HUYZEN}/desk/questions?show=answered`);
  await page.getByRole("link", { name: new RegExp(name) }).waitFor();
});
