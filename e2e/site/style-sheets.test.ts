import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { follow } from "../ask.ts";
import { findEstate, isPlainEstate } from "../demo-bundle.ts";
import { BUILD, expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";

const ASSETS = join(BUILD, "client/assets");
const { id } = findEstate("huyzen", isPlainEstate).general;

/** The sheets of pages by their address. */
const SHEETS = new Map(
  globSync("sheet-*.css", { cwd: ASSETS }).map((name) => [
    `/assets/${name}`,
    readFileSync(join(ASSETS, name), "utf8"),
  ]),
);
/** The classes that each of them knows. */
const CLASSES = new Map(
  [...SHEETS].map(([address, css]) => [address, new Set(css.match(/(?<=\.)-?[_a-z][\w-]*/gi))]),
);

function linkedBy(html: string): string[] {
  return [...html.matchAll(/<link[^>]* href="(\/assets\/sheet-[^"]*)"/g)].map(([, address]) => address!);
}

/** The classes of a page whose sheet it does not link. */
function unstyledIn(html: string): string[] {
  const linked = linkedBy(html);
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" ")));
  return [...used].filter((name) => isKnownBy([...CLASSES.keys()], name) && !isKnownBy(linked, name));
}

function isKnownBy(sheets: readonly string[], name: string): boolean {
  return sheets.some((sheet) => CLASSES.get(sheet)!.has(name));
}

const PAGES = [
  "",
  "/te-koop",
  "/te-koop?bed-min=5&price-max=100000",
  "/op-de-kaart",
  "/nieuwbouw",
  "/over-ons",
  "/contact",
  "/buurten",
  "/buurten/gent",
  "/privacyverklaring",
  "/favorieten",
  "/favorieten/vergelijken",
  "/bestaat-niet",
  "/hou-me-op-de-hoogte",
  "/hou-me-op-de-hoogte/succes",
  `/aanbod/${id}`,
  `/aanbod/kosten/${id}`,
  `/aanbod/contact/${id}`,
  `/aanbod/doorsturen/${id}`,
  `/bezoek-plannen/${id}`,
  "/aanbod/1801",
].map((path) => `${HUYZEN}/nl${path}`);
const PAGES_OF_ZILT = [
  "",
  "/kopen-aan-zee",
  "/vakantie-aan-zee",
  "/vakantie/7001",
  "/nieuws",
  "/wie-is-zilt",
].map((path) => `${ZILT}/nl${path}`);

test("every page links the sheets of all that stands on it", async () => {
  for (const address of [...PAGES, ...PAGES_OF_ZILT]) {
    const { text } = await follow(address);
    expect(linkedBy(text).length, address).toBeGreaterThan(0);
    expect(unstyledIn(text), address).toEqual([]);
  }
});

test("what opens above a page finds its styles there, however another page links them", async ({ page }) => {
  await open(page, HUYZEN + (await follow(`${HUYZEN}/nl/aanbod/${id}`)).path);
  const before = linkedBy(await page.content());
  await page.locator("a[data-dialog][href*='/contact/']").first().click();
  await page.getByRole("dialog", { name: "Stel uw vraag" }).waitFor();
  const html = await page.content();
  expect(linkedBy(html).length).toBeGreaterThan(before.length);
  expect(unstyledIn(html)).toEqual([]);
});

for (const [name, path] of [
  ["the home page", ""],
  ["a list", "/te-koop"],
] as const) {
  test(`the sheets of ${name} are two at most, of 17,000 bytes`, async () => {
    const sheets = linkedBy((await follow(`${HUYZEN}/nl${path}`)).text);
    const weight = sheets.reduce((sum, sheet) => sum + brotliCompressSync(SHEETS.get(sheet)!).length, 0);
    expect(sheets.length).toBeLessThanOrEqual(2);
    expect(weight).toBeLessThanOrEqual(17_000);
  });
}
