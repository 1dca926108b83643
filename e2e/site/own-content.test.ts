import { AxeBuilder } from "@axe-core/playwright";
import { ask } from "../ask.ts";
import { expect, HUYZEN, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";

test("a buyer reads about a neighbourhood, sees what is for sale there, and goes on in French", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl/buurten`);
  await page.getByRole("main").getByRole("link", { name: "Sint-Amandsberg" }).click();
  await page.waitForURL("**/nl/buurten/sint-amandsberg");
  await page.getByRole("heading", { level: 1, name: "Sint-Amandsberg" }).waitFor();
  await page.getByRole("definition").filter({ hasText: "Gent-Dampoort" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Nu in deze buurt" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.getByText("9040 Sint-Amandsberg").count()).toBeGreaterThan(0);
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole("banner").locator("summary").filter({ hasText: "NL" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Français", exact: true }).click();
  await page.waitForURL("**/fr/quartiers/mont-saint-amand");
  expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
  await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link").click();
  await page.waitForURL("**/fr/quartiers");
});

test("without script a guide is whole, and leads to the next ones", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(`${HUYZEN}/de/viertel/drongen`);
  await page.getByRole("heading", { level: 2, name: "Worauf Sie achten" }).waitFor();
  await page.getByRole("link", { name: "Ledeberg" }).click();
  await page.waitForURL("**/de/viertel/ledeberg");
});

test("a guide has one address in each language, and search engines know all of them", async () => {
  const wrong = await ask(`${HUYZEN}/fr/buurten/sint-amandsberg?x=1`);
  expect([wrong.status, wrong.header("location")]).toEqual([301, "/fr/quartiers/mont-saint-amand?x=1"]);
  expect((await ask(`${HUYZEN}/nl/buurten/nergens`)).status).toBe(404);
  expect((await ask(`${ZILT}/nl/buurten/ledeberg`)).status).toBe(404);
  const sitemap = await (await fetch(`${HUYZEN}/sitemap-0.xml`)).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/fr\/quartiers\/mont-saint-amand<\/loc>/);
  const html = await (await fetch(`${HUYZEN}/en/neighbourhoods/ledeberg`)).text();
  for (const language of ["nl", "fr", "en", "de", "x-default"])
    expect(html).toContain(`hrefLang="${language}"`);
  expect(html).toContain("BreadcrumbList");
});

test("every page leads to who publishes it", async ({ page }) => {
  await open(page, `${ZILT}/de/neues`);
  await page.getByRole("link", { name: "Impressum" }).click();
  await page.waitForURL("**/de/nutzungsbedingungen#imprint");
  for (const words of ["Zilt Kustvastgoed nv", "IPI-Nummer", "500.011", "Berufsregeln"])
    await page.getByRole("main").getByText(words).first().waitFor();
});

test("the developers' page of blocks is not there where a proxy may stand before the server", async () => {
  const answer = await fetch(`${HUYZEN}/_blocks?block=team`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("custom-entity-list");
});
