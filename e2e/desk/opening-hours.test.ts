import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { inBrussels } from "#domain/format/moments.ts";
import { DATA_DIR, expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";

const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true };
const DAY_MS = 86_400_000;
const SCRIPT = "<script>document.title='x'</script>";

async function openHours(visitor: (options: BrowserContextOptions) => Promise<Page>): Promise<Page> {
  const invite = [GEVEL, "desk", "invite", "huyzen", "uren@huyzen.example", "--name", "Uren", "--print"];
  const { stdout } = await promisify(execFile)(process.execPath, invite, {
    env: { ...process.env, DATA_DIR },
  });
  const page = await visitor(PHONE);
  const secret = /sign-in#\S+/.exec(stdout)![0];
  await page.goto(`${HUYZEN}/desk/${secret}`);
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await page.getByRole("button", { name: "Meer" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Openingsuren" }).click();
  await page.getByRole("heading", { name: "Openingsuren", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Gewone week" }).waitFor();
  return page;
}

const sunday = (page: Page) => page.getByRole("combobox", { name: "Zondag" });
const published = (page: Page) => page.getByText("De uren staan op de site.").first().waitFor();

test("on a phone somebody changes tomorrow's hours and closes today, and visitors read it", async ({
  visitor,
}) => {
  const page = await openHours(visitor);
  const today = inBrussels(new Date())!.date;
  const tomorrow = inBrussels(new Date(Date.now() + DAY_MS))!;
  const name = new Intl.DateTimeFormat("nl", { weekday: "long", timeZone: "Europe/Brussels" }).format(
    new Date(Date.now() + DAY_MS),
  );
  const day = page.getByRole("listitem").filter({ has: page.getByRole("combobox", { name }) });
  await day.getByRole("combobox").selectOption("appointment");
  await day.getByRole("combobox").selectOption("open");
  await day.getByLabel(/: van$/).fill("10:15");
  await day.getByLabel(/: tot$/).fill("09:45");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await day.getByText("Het einde moet na het begin liggen.").waitFor();
  await day.getByLabel(/: tot$/).fill("16:45");

  await page.getByLabel("Een dag die anders is").fill(today);
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByLabel("Reden (NL)").fill(SCRIPT);
  await page.getByText(`: ${SCRIPT}`).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await page.getByText(/Of de uren gepubliceerd zijn, is niet zeker/).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  expect(await day.getByLabel(/: tot$/).inputValue()).toBe("16:45");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await published(page);

  const site = await visitor({});
  await site.goto(`${HUYZEN}/nl/contact`);
  const hours = site.getByRole("table").first();
  await hours.scrollIntoViewIfNeeded();
  const row = hours.getByRole("row").nth(tomorrow.weekday - 1);
  expect(await row.textContent()).toContain("10:15 – 16:45");
  await hours.getByText(SCRIPT).waitFor();
});

test("what somebody else published meanwhile is told, and what was typed stays", async ({ visitor }) => {
  const [mine, theirs] = [await openHours(visitor), await openHours(visitor)];
  await sunday(mine).selectOption("appointment");
  await sunday(theirs).selectOption("open");
  await theirs.getByRole("button", { name: "Publiceer" }).click();
  await published(theirs);
  await mine.getByRole("button", { name: "Publiceer" }).click();
  await mine.getByText("Uren wijzigde intussen dezelfde uren: Zondag.").waitFor();
  expect(await sunday(mine).inputValue()).toBe("appointment");
  await mine.getByRole("button", { name: "Publiceer toch" }).click();
  await published(mine);
  await theirs.reload();
  await expect.poll(() => sunday(theirs).inputValue()).toBe("appointment");
});
