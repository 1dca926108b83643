import type { Page } from "playwright-core";
import { playerOf } from "#domain/estate/player-of.ts";
import { ask, follow } from "../ask.ts";
import { findEstate, isLetAway, isNotarySale, isPlainEstate, isProject } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

const pageOf = (isMeant: Parameters<typeof findEstate>[1]) =>
  `${HUYZEN}/nl/aanbod/${findEstate("huyzen", isMeant).general.id}`;
const HOME = pageOf(isPlainEstate);
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

test("who came from a search goes on to the next estate in it, back, and to the search again", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl/alle-panden?type=1&sortType=price&sortOrder=DESC`);
  const list = page.url();
  const cards = page.getByRole("main").getByRole("article");
  const hrefs = await cards
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const at = 2;
  await cards.getByRole("link").nth(at).click();
  await page.waitForURL((url) => url.pathname === hrefs[at]);
  const trail = page.getByRole("navigation", { name: "Uw zoekresultaten" });
  await trail.getByRole("link", { name: "Volgend pand" }).click();
  await page.waitForURL((url) => url.pathname === hrefs[at + 1]);
  for (const back of [at, at - 1]) {
    await trail.getByRole("link", { name: "Vorig pand" }).click();
    await page.waitForURL((url) => url.pathname === hrefs[back]);
  }
  await trail.getByRole("link", { name: "Terug naar uw zoekresultaten" }).click();
  await page.waitForURL(list);
});

test("a part that is pressed slowly in the bar of the page's parts stays below the pointer", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await open(page, HOME);
  const bar = page.getByRole("navigation", { name: "Onderdelen van deze pagina" });
  await bar.scrollIntoViewIfNeeded();
  const { x, width } = (await bar.boundingBox())!;
  const links = await bar.getByRole("link").all();
  // The first one that is cut off at the bar's edge, which moves into sight when it has the focus by keyboard.
  for (const link of links) {
    const box = (await link.boundingBox())!;
    const inSight = Math.min(box.x + box.width, x + width) - box.x;
    if (inSight < 4) break;
    await page.mouse.move(box.x + inSight / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.up();
    const hash = await link.getAttribute("href");
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  }
});

test("who came by a link of their own has no search to go on with", async ({ page }) => {
  await open(page, HOME);
  expect(await page.getByRole("navigation", { name: "Uw zoekresultaten" }).count()).toBe(0);
});

test("the units of a project are narrowed by availability and bedrooms, as rows or as cards", async ({
  page,
}) => {
  await open(page, pageOf(isProject));
  const units = page.getByRole("main").locator("#units");
  const rows = units.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const all = await rows.count();
  const sold = units.getByRole("group", { name: "Beschikbaarheid" }).getByLabel("Verkocht");
  await sold.check();
  await page.waitForURL(/[?&]transaction=5/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  for (const row of await rows.all()) expect(await row.innerText()).toMatch(/Verkocht/);
  await sold.uncheck();
  await page.waitForURL((url) => !url.searchParams.has("transaction"));
  await expect.poll(() => rows.count()).toBe(all);
  const bedrooms = units.getByRole("group", { name: "Slaapkamers" });
  await bedrooms.getByLabel("2", { exact: true }).check();
  await page.waitForURL(/[?&]bedrooms=2/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(0);
  await units.getByRole("link", { name: "Kaarten" }).click();
  await expect.poll(() => units.getByRole("article").count()).toBe(shown);
});

test("without script the same filter is a form", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(pageOf(isProject));
  const units = page.getByRole("main").locator("#units");
  const all = await units.getByRole("rowheader").count();
  await units.getByLabel("Verkocht").check();
  await units.getByRole("button", { name: "Zoeken" }).click();
  await page.waitForURL(/[?&]transaction=5/);
  expect(await units.getByRole("rowheader").count()).toBeLessThan(all);
});

test("on paper stand the facts and a code to come back, and nothing to press", async ({ page }) => {
  await open(page, HOME);
  const sheet = page.locator("span", { hasText: page.url() });
  const share = page.getByRole("button", { name: "Afdrukken" });
  expect(await sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await sheet.isVisible()).toBe(true);
  expect(await share.isVisible()).toBe(false);
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("a notary's sale counts down to its days, and puts them into a calendar", async ({ page }) => {
  await open(page, pageOf(isNotarySale));
  const title = await heading(page);
  await page
    .getByText(/^nog \d+ (dagen|uur|minuten)$/)
    .first()
    .waitFor();
  const href = await page.getByRole("link", { name: /agenda/i }).getAttribute("href");
  const file = await ask(HUYZEN + href);
  expect([file.status, file.header("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const unfolded = file.text.replaceAll("\r\n ", "").replaceAll("\\,", ",");
  expect(unfolded).toContain(title);
  expect(unfolded.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(0);
});

test("papers say what they are and how large, and can be taken along", async ({ page }) => {
  await open(
    page,
    pageOf((estate) => isPlainEstate(estate) && (estate.files?.length ?? 0) > 0),
  );
  const paper = page.locator("#documents").getByRole("link").first();
  expect(await paper.innerText()).toMatch(/Energieprestatiecertificaat\s+PDF\s·\s\d+\skB/);
  const file = await ask(HUYZEN + (await paper.getAttribute("href")));
  expect([file.status, file.header("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.text).toMatch(/^%PDF-/);
});

test("visits and films lead to who shows them, the main visit first, and meet nobody before", async ({
  page,
}) => {
  const { general } = findEstate(
    "huyzen",
    (estate) =>
      !isLetAway(estate) && (estate.virtualVisits?.length ?? 0) > 1 && Boolean(estate.videos?.length),
  );
  await open(page, `${HUYZEN}/nl/aanbod/${general.id}`);
  const links = page.locator("#media").getByRole("link");
  await links.first().scrollIntoViewIfNeeded();
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.map((href) => new URL(href).pathname.split("/")[1])).toEqual([
    "tour",
    "panorama",
    String(general.id),
  ]);
});

test("an estate is shared by the browser's own means, and by a link", async ({ visitor }) => {
  const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => void ((window as { shared?: ShareData }).shared = data),
    });
  });
  await open(page, HOME);
  const address = HUYZEN + (await follow(HOME)).path;
  await page.getByRole("button", { name: "Deel", exact: true }).click();
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared);
  const url = expect.stringMatching(/\/nl\/aanbod\//) as string;
  await expect.poll(shared).toMatchObject({ title: await heading(page), url });
  await page.getByRole("button", { name: "Kopieer link" }).click();
  await page.getByText("Link gekopieerd").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(address).pathname);
});

test("a browser that can't share offers the link alone, and shows it where it may not be copied", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("not allowed")) },
    });
  });
  await open(page, HOME);
  expect(await page.getByRole("button", { name: "Deel", exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Kopieer link" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /\/nl\/aanbod\/\d+\// })
    .waitFor();
});

const TOURED = pageOf((estate) => !isLetAway(estate) && (estate.virtualVisits?.length ?? 0) > 1);
const FILM = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const PLAYER = "www.youtube-nocookie.com";

/** The demo's visits stand with nobody; here the first one is a film of who may be shown within the page. */
const withFilm = (page: Page) =>
  page.route(/\/nl\/aanbod\/\d+\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll(
        /href="https:\/\/visit\.example\/tour\/\d+"/g,
        `href="${FILM}" data-player="${playerOf(FILM)}"`,
      ),
    });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a film plays within the page after a press, and nobody is asked before, ${viewport.width} pixels wide`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport, bypassCSP: false }, [PLAYER]);
    const asked: string[] = [];
    await page.route(`https://${PLAYER}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Film</title><p>Film" });
    });
    await withFilm(page);
    await open(page, HUYZEN + (await follow(TOURED)).path);
    const media = page.locator("#media");
    if (viewport.width < 768) await media.locator("summary").click();
    const film = media.getByRole("link", { name: /^Virtueel hoofdbezoek\s+Opent bij / });
    await film.scrollIntoViewIfNeeded();
    expect(await media.getByRole("link", { name: /^Virtueel bezoek 2\s/ }).count()).toBe(1);
    expect(asked).toEqual([]);
    await film.click();
    const frame = media.locator("iframe");
    await frame.contentFrame().getByText("Film").waitFor();
    expect(asked).toEqual([`https://${PLAYER}/embed/dQw4w9WgXcQ?autoplay=1`]);
    expect(await frame.getAttribute("title")).toBe("Virtueel hoofdbezoek");
    expect(await frame.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await frame.boundingBox())!.width).toBeGreaterThan(300);
    expect(page.context().pages()).toHaveLength(1);
  });

test("without script a film is a link that names who shows it, and nobody is asked", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await withFilm(page);
  await page.goto(HUYZEN + (await follow(TOURED)).path, { waitUntil: "domcontentloaded" });
  const film = page.locator("#media").getByRole("link", { name: /^Virtueel hoofdbezoek\s+Opent bij \S+/ });
  expect(await film.getAttribute("href")).toBe(FILM);
  expect(await page.locator("iframe").count()).toBe(0);
});
