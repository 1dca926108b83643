import type { Page } from "playwright-core";
import { expect, HUYZEN, test, ZILT } from "../fixtures.ts";

/** A phone whose browser runs no scripts. */
const PHONE = { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true };

test("the search of the home page leads to what was asked, by postcode too", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl`);
  const form = page.getByRole("form", { name: "Te koop" });
  await form.getByRole("combobox", { name: "Gemeente of postcode" }).fill("9000");
  await form.getByRole("combobox", { name: "Type" }).selectOption({ label: "Appartement" });
  await form.getByRole("button").click();
  await page.waitForURL((url) => url.pathname === "/nl/te-koop");
  expect(new URL(page.url()).search).toBe("?city=90000&type=3");
  for (const card of await page.getByRole("article").allInnerTexts()) expect(card).toMatch(/9000\sGent/);
});

test("the other searches of the home page come by their choice", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl`);
  await page.getByRole("search").getByRole("radio", { name: "Te huur" }).check();
  await page.getByRole("form", { name: "Te huur" }).getByRole("button").click();
  await page.waitForURL((url) => url.pathname === "/nl/te-huur");
});

test("filters, chips, order and pages work by buttons and links", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl/te-koop`);
  await page.getByRole("button", { name: /Filters$/ }).click();
  await page.getByRole("heading", { name: "Filter het aanbod" }).waitFor();
  await page
    .getByRole("search")
    .getByRole("group", { name: "Type", exact: true })
    .getByLabel(/^Huis/)
    .check();
  await page.getByRole("button", { name: /^Toon \d+ panden$/ }).click();
  await page.waitForURL((url) => url.searchParams.get("type") === "1");
  await page.getByRole("link", { name: "Huis: verwijder deze filter" }).waitFor();

  await page.locator("summary").filter({ hasText: "Sorteer:" }).click();
  await page.getByRole("link", { name: "Prijs, hoog naar laag" }).click();
  await page.waitForURL((url) => url.searchParams.get("sortOrder") === "DESC");
  expect(new URL(page.url()).searchParams.get("type")).toBe("1");

  const first = await page.getByRole("article").first().innerText();
  await page
    .getByRole("navigation", { name: "Pagina’s" })
    .getByRole("link", { name: /^pagina 2 van/ })
    .click();
  await page.waitForURL((url) => url.searchParams.get("page") === "2");
  expect(await page.getByRole("article").first().innerText()).not.toBe(first);

  await page.getByRole("link", { name: "Huis: verwijder deze filter" }).click();
  await page.waitForURL((url) => !url.searchParams.has("type") && !url.searchParams.has("page"));
  expect(new URL(page.url()).searchParams.get("sortOrder")).toBe("DESC");
});

test("an endless list goes on by its links", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl/alle-panden`);
  await page.getByRole("link", { name: "Toon meer panden" }).click();
  await page.waitForURL(`${HUYZEN}/nl/alle-panden?page=2`);
  expect(await page.getByRole("article").count()).toBe(20);
});

test("an estate opens from its card, and its pictures by themselves", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl/te-koop?type=1`);
  const title = await page.getByRole("article").first().getByRole("heading").innerText();
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const picture = page.getByRole("main").getByRole("link", { name: /^Foto 1 van \d+ vergroten$/ });
  const answer = await fetch(new URL((await picture.getAttribute("href"))!, page.url()));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^image\//);
  await picture.click();
  await page.waitForURL(/\/media\//);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});

test("the menu and the other languages open", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${HUYZEN}/nl`);
  await page.getByLabel("Menu", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Hoofdmenu" })
    .getByRole("link", { name: "Notariële verkopen" })
    .click();
  await page.waitForURL(`${HUYZEN}/nl/notariele-verkopen`);
  await page.getByRole("banner").getByLabel("Taal: Nederlands").click();
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(`${HUYZEN}/de/notarielle-verkaeufe`);
});

/** Without scripts a browser waits for every picture before it calls a page loaded. */
const AT_ONCE = { waitUntil: "domcontentloaded" } as const;

/** The address that a form with empty fields leads on to. */
async function addressAfter(page: Page, send: () => Promise<void>): Promise<URL> {
  const redirected = page.waitForResponse((one) => one.request().redirectedFrom() !== null);
  const [answer] = await Promise.all([redirected, send()]);
  return new URL(answer.url());
}

for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }])
  for (const asked of [
    "country=FR",
    "city=90000&type=9&subType=302&transaction=10",
    "bedrooms=0&bed-min=2&price-min=123456&price-max=1234567",
    "terrace=1&garden=1&parking=1&lift=1&area-min=90&plot-min=300&epc-min=C&epc-unknown=1&new=0",
    "sortType=price&sortOrder=DESC&view=grid&group=city&area=4.3_50.8_4.4_50.8_4.4_50.9",
  ])
    test(`what was asked stays asked when the form is sent: ${asked}, ${viewport.width} pixels wide`, async ({
      visitor,
    }) => {
      const page = await visitor({ ...PHONE, viewport });
      await page.goto(`${HUYZEN}/nl/alle-panden?${asked}`, AT_ONCE);
      const form = page.getByRole("search").locator("form");
      if (viewport.width < 1000) await page.getByRole("button", { name: /Filters$/ }).click();
      const sent = viewport.width < 1000 ? /^(Toon \d+|Geen) panden$/ : "Zoeken";
      const button = form.getByRole("button", { name: sent });
      const { searchParams } = await addressAfter(page, () => button.click());
      expect([...searchParams.values()]).not.toContain("");
      for (const [name, value] of new URLSearchParams(asked))
        expect(searchParams.getAll(name)).toContain(value);
    });

test("a stay's search keeps places that its field cannot show together", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto(`${ZILT}/nl/vakantie-aan-zee?location=1&location=2`, AT_ONCE);
  await page
    .getByRole("search")
    .getByRole("button", { name: /Wanneer/ })
    .click();
  const button = page.getByRole("search").getByRole("button", { name: "Toon woningen" });
  const { searchParams } = await addressAfter(page, () => button.click());
  expect(searchParams.getAll("location").toSorted()).toEqual(["1", "2"]);
});

test("a request for a stay that is not complete says so where the page opens, although its address names the form", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await page.goto(`${ZILT}/nl/vakantie/7011#request`, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Verstuur uw aanvraag" }).tap();
  const said = page.getByRole("alert").filter({ hasText: "Kijk dit nog even na" });
  await expect.poll(() => said.evaluate((one) => one === document.activeElement)).toBe(true);
});
