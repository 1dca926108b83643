import type { Page } from "playwright-core";
import { isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, UNTRANSLATED } from "../fixtures.ts";
import { violations } from "../violations.ts";

const OWN = `${HUYZEN}/nl/favorieten`;
const ids = readEstates("huyzen")
  .filter(isPlainEstate)
  .slice(0, 6)
  .map(({ general }) => general.id);

const keep = (page: Page, kept: readonly number[]) =>
  page.context().addCookies([{ name: "gevel_favorites", value: kept.join("."), url: HUYZEN }]);
const row = (page: Page, name: RegExp) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("three favourites stand side by side after two taps, where each was opened and left before (seven)", async ({
  page,
}) => {
  await keep(page, ids.slice(0, 3));
  await open(page, `${HUYZEN}/nl/te-koop`);
  await page.getByRole("banner").getByRole("link", { name: "Favorieten: 3 panden" }).click();
  await page.getByRole("button", { name: "Vergelijk uw keuze" }).click();
  await page.getByRole("heading", { level: 1, name: "Vergelijk uw favorieten" }).waitFor();
  expect(new URL(page.url()).search).toBe(`?ids=${ids.slice(0, 3).join(".")}`);
  expect(await page.getByRole("columnheader").count()).toBe(3);
  expect(
    await row(page, /^Prijs$/)
      .getByRole("cell")
      .count(),
  ).toBe(3);
});

test("without scripts favourites are chosen and compared too", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await keep(page, ids);
  await page.goto(OWN);
  for (const at of [0, 2]) await page.getByRole("checkbox").nth(at).check();
  await page.getByRole("button", { name: "Vergelijk uw keuze" }).click();
  expect(new URL(page.url()).search).toBe(`?ids=${ids[0]}.${ids[2]}`);
  expect(await page.getByRole("columnheader").count()).toBe(2);
});

test("a place and notes stay in the browser, and nothing is kept before they are written", async ({
  page,
}) => {
  await open(page, `${OWN}/vergelijken?ids=${ids.slice(0, 2).join(".")}`);
  expect(await stored(page)).toEqual([]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByPlaceholder("Gemeente of postcode").fill("Brugge");
  await page.getByRole("button", { name: "Toon de afstand" }).click();
  await page.getByText("vanaf Brugge").waitFor();
  await page.getByPlaceholder("Schrijf een notitie").first().fill("Kelder nakijken");
  expect((await stored(page)).toSorted()).toEqual(["gevel_notes", "gevel_place"]);
  expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  await page.getByRole("button", { name: "Wis de notitie" }).click();
  await page.getByRole("button", { name: "Wis", exact: true }).click();
  expect(await stored(page)).toEqual([]);
});

test("a shared list brings its sender's name and notes as plain text, and gone homes keep their name", async ({
  page,
}) => {
  const words = `from=Ann&n${ids[0]}=Mooi%20licht%20%3Cimg%20src=x%20onerror=alert(1)%3E&n${ids[1]}=50%&h99999999=Oud%20huis`;
  await open(page, `${OWN}?ids=${ids[0]},${ids[1]}.99999999#${words}`);
  await page.getByText("Ann deelde 2 panden met u.").waitFor();
  await page.getByText("Mooi licht <img src=x onerror=alert(1)>").waitFor();
  await page.getByText("50%").waitFor();
  await page.getByText("Oud huis: niet meer beschikbaar").waitFor();
});

test("two homes share the width of a phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await open(page, `${OWN}/vergelijken?ids=${ids.slice(0, 2).join(".")}`);
  const { x, width } = (await row(page, /^Prijs$/)
    .getByRole("cell")
    .nth(1)
    .boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(390);
});

test("nothing in the way of anyone, in four languages", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  for (const path of [
    "/nl/favorieten/vergelijken",
    "/fr/favoris/comparer",
    "/en/favorites/compare",
    "/de/favoriten/vergleichen",
  ]) {
    await open(page, `${HUYZEN}${path}?ids=${ids.slice(0, 4).join(".")}#from=Ann&n${ids[0]}=Licht`);
    expect(await page.getByRole("main").innerText()).not.toMatch(UNTRANSLATED);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
