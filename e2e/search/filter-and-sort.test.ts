import type { Page, Route } from "playwright-core";
import { FAULTS, TOO_MANY, waitBriefly, waitNormally } from "../broken-answers.ts";
import { countDocuments, expect, HUYZEN, open, test, untilReady } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/te-koop`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const query = (page: Page) => new URL(page.url()).search;
const part = (page: Page, label: string) =>
  page
    .getByRole("search")
    .locator("summary")
    .filter({ hasText: new RegExp(`^${label}`) });
const chips = (page: Page) => page.getByRole("list", { name: "Filters" });
const remove = (page: Page, filter: string) =>
  chips(page).getByRole("link", { name: `${filter}: verwijder deze filter` });
const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole("search").getByRole("group", { name: group, exact: true }).getByLabel(name);

/** The total as it is seen and heard. */
async function total(page: Page): Promise<number> {
  const words = await page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^\d+ pand(en)?(, waarvan .*)?$/ })
    .innerText();
  return Number.parseInt(words, 10);
}

test("pressing the words of a kind of estate, not its box, chooses it and leaves the menu open", async ({
  page,
}) => {
  await open(page, LIST);
  const all = await total(page);
  await part(page, "Type").click();
  const words = page.getByRole("search").getByRole("group", { name: "Type", exact: true }).locator("label");
  const { x, y, width, height } = (await words.first().boundingBox())!;
  // Far from the box, and slowly: the menu used to shut while the pointer was down.
  await page.mouse.move(x + width - 40, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
  await expect.poll(() => query(page)).toContain("type=");
  expect(await words.first().isVisible()).toBe(true);
  await expect.poll(() => total(page)).toBeLessThan(all);
});

for (const width of [390, 768]) {
  test(`a finger on the words of a choice chooses it at ${width} pixels, and it stays in sight`, async ({
    visitor,
  }) => {
    const page = await visitor({
      viewport: { width, height: 844 },
      hasTouch: true,
      isMobile: width < 700,
    });
    await open(page, LIST);
    const all = await total(page);
    await page.getByRole("search").getByRole("button", { name: "Filters" }).tap();
    for (const [question, choice, name] of [
      ["Type", /^Appartement/, "type"],
      ["Slaapkamers, minstens", /^2\+/, "bed-min"],
    ] as const) {
      const words = page
        .getByRole("search")
        .getByRole("group", { name: question, exact: true })
        .locator("label")
        .filter({ hasText: choice });
      await words.scrollIntoViewIfNeeded();
      const { x, width: wide, y, height } = (await words.boundingBox())!;
      await page.touchscreen.tap(x + wide / 2, y + height / 2);
      await expect.poll(() => query(page)).toContain(`${name}=`);
      expect(await words.isVisible()).toBe(true);
    }
    await expect.poll(() => total(page)).toBeLessThan(all);
  });
}

const GHENT = { chip: "Gent, alle deelgemeenten", address: "?municipality=44021", cards: /90\d\d\s/ };

for (const [typed, meant] of [
  ["Gent", GHENT],
  ["gand", GHENT],
  ["9000", { chip: "9000 Gent", address: "?city=90000", cards: /9000\sGent/ }],
] as const) {
  test(`a place is found as "${typed}" with the keyboard alone, without loading the page again`, async ({
    page,
  }) => {
    await open(page, LIST);
    const all = await total(page);
    const documents = countDocuments(page);
    await part(page, "Gemeente").press("Enter");
    const field = page.getByRole("search").getByRole("combobox", { name: "Gemeente of postcode" });
    await field.pressSequentially(typed);
    await page.getByRole("option", { name: /^Gent 9000/ }).waitFor();
    await field.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBeTruthy();
    await field.press("Enter");
    await remove(page, meant.chip).waitFor();
    expect(query(page)).toBe(meant.address);
    expect(await total(page)).toBeLessThan(all);
    for (const card of await cards(page).allInnerTexts()) expect(card).toMatch(meant.cards);
    expect(documents()).toBe(0);
  });
}

test("Escape shuts the cities, and a city that nobody has says so", async ({ page }) => {
  await open(page, LIST);
  await part(page, "Gemeente").click();
  const field = page.getByRole("search").getByRole("combobox", { name: "Gemeente of postcode" });
  await field.fill("ge");
  await page.getByRole("listbox", { name: "Gemeenten" }).waitFor();
  await field.press("Escape");
  await page.getByRole("listbox", { name: "Gemeenten" }).waitFor({ state: "hidden" });
  expect(await field.isVisible()).toBe(true);
  await field.fill("zzzz");
  await page.getByText("Geen aanbod in deze gemeente").waitFor();
});

test("filters add up, tell their counts, stand in the address, and go one by one", async ({ page }) => {
  await open(page, LIST);
  const documents = countDocuments(page);
  await part(page, "Type").click();
  const apartments = option(page, "Type", /^Appartement/);
  const promised = Number.parseInt((await apartments.locator("..").innerText()).replaceAll(/\D+/g, ""), 10);
  await apartments.check({ force: true });
  await remove(page, "Appartement").waitFor();
  expect(await total(page)).toBe(promised);

  await part(page, "Slaapkamers").click();
  await option(page, "Slaapkamers, minstens", /^2\+/).check({ force: true });
  await remove(page, "2 of meer slaapkamers").waitFor();

  await part(page, "Prijs").click();
  await page.getByRole("search").getByLabel("Minimum").selectOption({ label: "€ 200.000,00" });
  await remove(page, "vanaf € 200.000,00").waitFor();
  await page.getByRole("search").getByLabel("Maximum").selectOption({ label: "€ 400.000,00" });
  await remove(page, "€ 200.000,00 – € 400.000,00").waitFor();
  expect(query(page)).toContain("price-min=200000&price-max=400000&type=3&bed-min=2");
  const found = await total(page);
  expect(found).toBeGreaterThan(0);
  const shown = await cards(page).allInnerTexts();

  const shared = page.url();
  await page.reload();
  expect(await cards(page).allInnerTexts()).toEqual(shown);
  expect(page.url()).toBe(shared);
  const before = documents();
  await untilReady(page);

  await remove(page, "Appartement").click();
  await remove(page, "Appartement").waitFor({ state: "detached" });
  expect(query(page)).not.toContain("type=");
  await remove(page, "€ 200.000,00 – € 400.000,00").click();
  await page.waitForURL((url) => !url.search.includes("price"));
  await chips(page).getByRole("link", { name: "Wis alles" }).click();
  await page.waitForURL(LIST);
  await chips(page).waitFor({ state: "detached" });
  expect(documents()).toBe(before);
});

test("garages and land stand in one row behind the homes, which a press opens", async ({ page }) => {
  await open(page, `${LIST}?price-max=250000`);
  const apart = page.getByRole("group").filter({ hasText: "Toon ze ook" });
  await expect.poll(async () => (await page.mouse.wheel(0, 4000), apart.count())).toBe(1);
  const words = await page.getByText(/^\d+ panden, waarvan /).innerText();
  const [, ...counts] = words.match(/\d+/g)!.map(Number);
  expect(await apart.getByRole("article").count()).toBe(0);
  await apart.locator("summary").click();
  // The rest of them comes as one scrolls on.
  await expect
    .poll(async () => (await page.mouse.wheel(0, 4000), apart.getByRole("article").count()))
    .toBe(counts.reduce((sum, count) => sum + count, 0));
});

test("six and more bedrooms count as one", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/alle-panden?bedrooms=6`);
  await remove(page, "6 of meer slaapkamers").waitFor();
  const counts = await cards(page)
    .getByText(/^\d+ slaapkamers?$/)
    .allInnerTexts();
  expect(counts.length).toBeGreaterThan(0);
  for (const words of counts) expect(Number.parseInt(words, 10)).toBeGreaterThanOrEqual(6);
  await open(page, `${HUYZEN}/nl/alle-panden?bedrooms=9`);
  await remove(page, "6 of meer slaapkamers").waitFor();
});

test("a list is sorted by price down, and Back undoes it", async ({ page }) => {
  await open(page, LIST);
  const cheapestFirst = await prices(page);
  expect(cheapestFirst).toEqual(cheapestFirst.toSorted((a, b) => a - b));
  const documents = countDocuments(page);
  await page.locator("summary").filter({ hasText: "Sorteer:" }).click();
  await page.getByRole("link", { name: "Prijs, hoog naar laag" }).click();
  await page.waitForURL(/\?sortType=price&sortOrder=DESC$/);
  await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapestFirst.at(-1)!);
  const dearestFirst = await prices(page);
  expect(dearestFirst).toEqual(dearestFirst.toSorted((a, b) => b - a));
  await page.goBack();
  await expect.poll(() => prices(page)).toEqual(cheapestFirst);
  expect(documents()).toBe(0);
});

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.flatMap((text) => /€\s([\d.]+),/.exec(text)?.[1]?.replaceAll(".", "") ?? []).map(Number);
}

test("who loses the line with a filter open keeps the page, and the choice is shown once it is back", async ({
  page,
}) => {
  await open(page, LIST);
  await part(page, "Type").click();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await option(page, "Type", /^Huis/).check({ force: true });
  const alert = page.getByRole("alert").filter({ hasText: "We kunnen het aanbod nu niet tonen" });
  await alert.waitFor();
  await page.context().setOffline(false);
  await alert.getByRole("link", { name: "Probeer opnieuw" }).click();
  await remove(page, "Huis").waitFor();
  expect(query(page)).toBe("?type=1");
});

test.for([...FAULTS, TOO_MANY])(
  "a filter whose answer $name says so in the list's place, and one press tries again",
  async ({ answer }, { page }) => {
    await waitBriefly(page);
    await open(page, LIST);
    const documents = countDocuments(page);
    await page.route(/te-koop\?/, answer);
    await part(page, "Type").click();
    await option(page, "Type", /^Huis/).check({ force: true });
    const alert = page.getByRole("alert").filter({ hasText: "We kunnen het aanbod nu niet tonen" });
    await alert.waitFor();
    await alert.getByText("Uw keuze is nog niet toegepast.").waitFor();
    expect(page.url()).toBe(LIST);
    expect(await option(page, "Type", /^Huis/).isChecked()).toBe(true);
    await page.unrouteAll();
    await waitNormally(page);
    await alert.getByRole("link", { name: "Probeer opnieuw" }).click();
    await remove(page, "Huis").waitFor();
    expect(query(page)).toBe("?type=1");
    expect(await cards(page).count()).toBe(20);
    expect(await alert.count()).toBe(0);
    expect(documents()).toBe(0);
  },
);

test("who goes back and at once forward again sees the list of the address", async ({ page }) => {
  await open(page, LIST);
  await part(page, "Type").click();
  await option(page, "Type", /^Appartement/).check({ force: true });
  await remove(page, "Appartement").waitFor();
  const found = await total(page);
  const back = Promise.withResolvers<Route>();
  await page.route(LIST, back.resolve);
  await page.evaluate(() => history.back());
  const late = await back.promise;
  await page.evaluate(() => history.forward());
  await page.waitForURL(/type=3/);
  await late.continue().catch(() => undefined);
  await page.waitForLoadState("networkidle");
  expect(await total(page)).toBe(found);
  expect(await option(page, "Type", /^Appartement/).isChecked()).toBe(true);
});

test("Back and Forward show each filter with its own choices, chips and cards", async ({ page }) => {
  await open(page, LIST);
  const first = await cards(page).allInnerTexts();
  await part(page, "Type").click();
  await option(page, "Type", /^Appartement/).check({ force: true });
  await remove(page, "Appartement").waitFor();
  const apartments = await cards(page).allInnerTexts();
  await page.goBack();
  await remove(page, "Appartement").waitFor({ state: "detached" });
  expect(await option(page, "Type", /^Appartement/).isChecked()).toBe(false);
  expect(await cards(page).allInnerTexts()).toEqual(first);
  await page.goForward();
  await remove(page, "Appartement").waitFor();
  expect(await option(page, "Type", /^Appartement/).isChecked()).toBe(true);
  expect(await cards(page).allInnerTexts()).toEqual(apartments);
});

test("what a page cannot read of its address is ignored", async ({ page }) => {
  await open(page, LIST);
  const all = await total(page);
  const odd =
    "city=%F0%9F%8F%A0&price-min=-1&price-max=1e9&bedrooms=many&sortType=luck&page=0&view=9&area=1_2&x[]=1";
  const answer = await open(page, `${LIST}?${odd}`);
  expect(answer?.status()).toBe(200);
  expect(await total(page)).toBe(all);
  expect(await chips(page).count()).toBe(0);
});

for (const { path, message, way } of [
  {
    path: "/nl/te-koop",
    message: "Geen panden gevonden die aan uw wensen voldoen.",
    way: "Toon het hele aanbod",
  },
  { path: "/fr/a-vendre", message: "Aucun bien ne correspond à vos souhaits.", way: "Voir toute l’offre" },
  {
    path: "/en/for-sale",
    message: "No properties found that match your wishes.",
    way: "Show everything on offer",
  },
  {
    path: "/de/zu-verkaufen",
    message: "Keine Immobilien gefunden, die Ihren Wünschen entsprechen.",
    way: "Das ganze Angebot zeigen",
  },
]) {
  test(`an empty result at ${path} says so, and has one way on`, async ({ page }) => {
    await open(page, `${HUYZEN}${path}?price-max=1`);
    await page.getByText(message, { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.getByRole("link", { name: way }).click();
    await page.waitForURL((url) => url.pathname === path && url.search === "");
    await cards(page).first().waitFor();
  });
}
