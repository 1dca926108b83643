import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { linkFor, openDesk } from "./sign-in-by-link.ts";

const SCRIPT = "<script>document.title='x'</script>";

const publish = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });
const published = (page: Page) => page.getByText("Gepubliceerd.").first().waitFor();
const pageOfVisitors = async (path: string) => (await fetch(HUYZEN + path)).text();

test("on a phone somebody changes a text of a page, and visitors read it", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Paula");
  const begin = Date.now();
  const { tap, counted } = countTaps();
  await tap(page.getByRole("button", { name: "Meer" }));
  await tap(page.getByRole("dialog").getByRole("link", { name: "Pagina’s" }));
  await tap(page.getByRole("link", { name: /Over Huyzen/ }));
  await tap(page.getByRole("link", { name: /^Oproep/ }));
  const text = page.getByLabel("Tekst", { exact: true });
  await text.tap();
  await text.fill(`Bel ons vandaag. ${SCRIPT}`);
  await tap(publish(page));
  await published(page);
  expect(Date.now() - begin).toBeLessThan(60_000);
  expect(counted()).toEqual({ taps: 5, fields: 0 });
  const html = await pageOfVisitors("/nl/over-ons");
  expect(html).toContain("Bel ons vandaag. &lt;script&gt;");
  expect(html).not.toContain(SCRIPT);
});

test("a block is added, filled in, moved and taken off again, and undone", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Paula");
  await page.goto(`${HUYZEN}/desk/pages/4`);
  await page.getByRole("button", { name: "Blok toevoegen" }).click();
  await page.getByRole("button", { name: /^Oproep/ }).click();
  await page.getByLabel("Kop", { exact: true }).fill("Kom eens langs");
  await page.getByRole("button", { name: "Knop toevoegen" }).click();
  await page.getByLabel("Leidt naar").selectOption({ label: "Over Huyzen" });
  await page.getByLabel("Woorden van de link").fill("Over ons");
  await page.getByRole("button", { name: "Zet dit blok hoger" }).click();
  await publish(page).click();
  await published(page);
  const html = await pageOfVisitors("/nl/nieuwbouw");
  expect(html.indexOf("Kom eens langs")).toBeLessThan(html.indexOf("Ook energiezuinig"));
  await page.getByRole("button", { name: "Verwijder dit blok" }).click();
  await page.getByText("Het blok is verwijderd.").waitFor();
  await page.getByRole("button", { name: "Zet terug" }).click();
  await page.getByRole("link", { name: /Kom eens langs/ }).click();
  await page.getByRole("button", { name: "Verwijder dit blok" }).click();
  await publish(page).click();
  await published(page);
  await expect.poll(() => pageOfVisitors("/nl/nieuwbouw")).not.toContain("Kom eens langs");
});

test("a network that is cut and a session that ends lose nothing that was typed", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Paula");
  await page.goto(`${HUYZEN}/desk/pages/4/blocks/energy`);
  const heading = page.getByLabel(/^Kop(?! bij)/);
  await heading.fill("Zuinig met energie");
  await page.context().setOffline(true);
  await publish(page).click();
  await page.getByRole("alert").filter({ hasText: "Geen verbinding" }).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  expect(await heading.inputValue()).toBe("Zuinig met energie");
  await page.context().clearCookies();
  await publish(page).click();
  await page.getByRole("dialog").waitFor();
  const other = await page.context().newPage();
  await other.goto(await linkFor("paula@huyzen.example", "Paula"));
  await other.getByRole("button", { name: "Aanmelden" }).click();
  await published(page);
  expect(await pageOfVisitors("/nl/nieuwbouw")).toContain("Zuinig met energie");
});

test("a new page is on the site once it is published, and its address can't be one of another", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Paula");
  await page.goto(`${HUYZEN}/desk/pages`);
  await page.getByRole("button", { name: "Nieuwe pagina" }).click();
  await page.getByLabel("Titel", { exact: true }).fill("Onze werkwijze");
  await page.getByRole("button", { name: "Maak de pagina" }).click();
  await page.getByRole("link", { name: "Titel, adressen en zoekmachines" }).click();
  await page.getByLabel("Nederlands", { exact: true }).last().fill("over-ons");
  await publish(page).click();
  await page.getByText("Een andere pagina heeft dit adres al.").waitFor();
  await page.getByLabel("Nederlands", { exact: true }).last().fill("werkwijze");
  await publish(page).click();
  await published(page);
  expect((await fetch(`${HUYZEN}/nl/werkwijze`)).status).toBe(200);
  await page.getByRole("button", { name: "Verwijder deze pagina" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Pagina’s" }).waitFor();
  await expect.poll(async () => (await fetch(`${HUYZEN}/nl/werkwijze`)).status).toBe(404);
});

test("the screens of pages are accessible, and fit a narrow phone and a desk", async ({ visitor }) => {
  for (const viewport of [
    { width: 320, height: 700 },
    { width: 1440, height: 900 },
  ]) {
    const page = await visitor({ viewport, bypassCSP: true });
    await openDesk(page, "Paula");
    for (const path of ["pages", "pages/6", "pages/6/blocks/story", "pages/6/about", "pages/2/blocks/list"]) {
      await page.goto(`${HUYZEN}/desk/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
      await page.getByRole("main").getByRole("link").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect(await violations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  }
});
