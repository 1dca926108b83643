import { expect, HUYZEN, test } from "../fixtures.ts";

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
  for (const card of await page.getByRole("article").allInnerTexts()) expect(card).toContain("9000 Gent");
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
  await page.getByRole("search").locator("summary").filter({ hasText: /^Type/ }).click();
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

test("a home opens from its card, and its pictures by themselves", async ({ visitor }) => {
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
