import type { Page } from "playwright-core";
import { ask } from "../ask.ts";
import { findEstate, isLetAway, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, UNTRANSLATED } from "../fixtures.ts";
import { violations } from "../violations.ts";

const NO_SCRIPT = { javaScriptEnabled: false };
const LIST = `${HUYZEN}/nl/te-koop`;
const OWN = `${HUYZEN}/nl/favorieten`;

const estates = readEstates("huyzen").filter(isPlainEstate);
const sold = findEstate("huyzen", ({ general }) => general.transaction.id === 5).general;
const letAway = findEstate("huyzen", isLetAway).general;

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Bewaar ./ });
const way = (page: Page, name: RegExp | string) => page.getByRole("banner").getByRole("link", { name });
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "gevel_favorites");
const keep = (page: Page, ids: readonly number[]) =>
  page.context().addCookies([{ name: "gevel_favorites", value: ids.join("."), url: HUYZEN }]);
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();

test("a heart keeps an estate at once, and the way to them counts along", async ({ page }) => {
  await open(page, LIST);
  const heart = hearts(page).first();
  const estate = (await heart.getAttribute("aria-label"))!.replace("Bewaar ", "");
  await heart.click();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
  await page
    .getByRole("status")
    .filter({ hasText: `${estate} is bewaard. U hebt 1 favoriet.` })
    .waitFor();
  await hearts(page).nth(1).click();
  await hearts(page).nth(2).click();
  await hearts(page).nth(2).click();
  expect(await hearts(page).nth(2).getAttribute("aria-pressed")).toBe("false");
  expect(new URL(page.url()).pathname).toBe("/nl/te-koop");
  const second = (await titles(page))[1]!;
  await way(page, "Favorieten: 2 panden").click();
  await page.getByRole("heading", { level: 1, name: "Uw favorieten" }).waitFor();
  expect(await titles(page)).toEqual([second, estate]);
  const kept = (await cookie(page))!;
  expect(kept).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
  expect(kept.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600);
});

test("an estate is kept on its own page and stays so on every list", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/aanbod/${estates[0]!.general.id}`);
  await hearts(page).first().click();
  await way(page, "Favorieten: 1 pand").waitFor();
  await page.reload();
  await way(page, "Favorieten: 1 pand").waitFor();
  expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("true");
});

test("a removal leaves the way back in its place, with the focus on it", async ({ page }) => {
  const ids = estates.slice(0, 3).map(({ general }) => general.id);
  await keep(page, ids);
  await open(page, OWN);
  const before = await titles(page);
  await page
    .getByRole("button", { name: /^Verwijder .+ uit uw favorieten$/ })
    .nth(1)
    .press("Enter");
  const undo = page.getByRole("button", { name: /^Ongedaan maken/ });
  await undo.waitFor();
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await cookie(page))!.value).toBe(`${ids[0]}.${ids[2]}`);
  await way(page, "Favorieten: 2 panden").waitFor();
  await page.keyboard.press("Enter");
  await way(page, "Favorieten: 3 panden").waitFor();
  expect((await cookie(page))!.value).toBe(ids.join("."));
  expect(await titles(page)).toEqual(before);
});

test("two tabs stay in step, on lists and on the favourites", async ({ page }) => {
  await keep(page, [estates[0]!.general.id]);
  await open(page, LIST);
  const other = await page.context().newPage();
  await open(other, OWN);
  await hearts(page).nth(3).click();
  await way(other, "Favorieten: 2 panden").waitFor();
  await expect.poll(() => cards(other).count()).toBe(2);
  await other
    .getByRole("button", { name: /^Verwijder / })
    .first()
    .click();
  await way(page, "Favorieten: 1 pand").waitFor();
  expect(await hearts(page).nth(3).getAttribute("aria-pressed")).toBe("false");
});

test("what was sold or taken off meanwhile says so", async ({ page }) => {
  await keep(page, [estates[0]!.general.id, sold.id, letAway.id, 99_999_999]);
  await open(page, OWN);
  const items = page.getByRole("main").getByRole("listitem");
  expect(await items.filter({ hasText: /Verkocht/ }).count()).toBe(1);
  expect(await items.filter({ hasText: /Verhuurd/ }).count()).toBe(1);
  expect(await items.filter({ hasText: "Dit pand staat niet meer online" }).count()).toBe(1);
  await items
    .filter({ hasText: /Verhuurd/ })
    .getByRole("link", { name: "Bekijk panden die erop lijken" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Dit pand is niet meer beschikbaar" }).waitFor();
});

test("a shared list opens elsewhere and becomes one's own by a button alone", async ({ visitor }) => {
  const giver = await visitor();
  const ids = estates.slice(0, 2).map(({ general }) => general.id);
  await keep(giver, ids);
  await open(giver, OWN);
  const link = (await giver
    .getByRole("link", { name: "Link naar deze lijst", includeHidden: true })
    .getAttribute("href"))!;
  for (const options of [{}, NO_SCRIPT]) {
    const taker = await visitor(options);
    await keep(taker, [estates[5]!.general.id]);
    await taker.goto(HUYZEN + link);
    await taker.getByRole("heading", { level: 1, name: "Een gedeelde lijst" }).waitFor();
    expect(await cards(taker).count()).toBe(2);
    expect((await cookie(taker))!.value).toBe(String(estates[5]!.general.id));
    await taker.getByRole("button", { name: "Bewaar deze lijst bij uw favorieten" }).click();
    await taker.getByRole("heading", { level: 1, name: "Uw favorieten" }).waitFor();
    expect((await cookie(taker))!.value).toBe([...ids, estates[5]!.general.id].join("."));
  }
});

test("a shared list of which every estate is kept says so instead of offering it", async ({ page }) => {
  const ids = estates.slice(0, 2).map(({ general }) => general.id);
  const offer = page.getByRole("button", { name: "Bewaar deze lijst bij uw favorieten" });
  const heartOf = (at: number) =>
    cards(page)
      .nth(at)
      .getByRole("button", { name: /^Bewaar ./ });
  await open(page, `${OWN}?ids=${ids.join(".")}`);
  await heartOf(0).click();
  await offer.waitFor();
  await heartOf(1).click();
  await page.getByText("Al deze panden staan bij uw favorieten.").waitFor();
  expect(await offer.count()).toBe(0);
});

test("without scripts hearts keep, the page shows, removes and brings back", async ({ visitor }) => {
  const page = await visitor(NO_SCRIPT);
  await page.goto(`${LIST}?sortType=price&sortOrder=ASC`);
  const heart = hearts(page).nth(4);
  const estate = (await heart.getAttribute("aria-label"))!.replace("Bewaar ", "");
  await heart.click();
  const back = new URL(page.url());
  expect(back.pathname + back.search).toBe("/nl/te-koop?sortType=price&sortOrder=ASC");
  // Back at the heart itself, not at the head of the list.
  expect(await page.locator(back.hash).getAttribute("aria-label")).toBe(`Bewaar ${estate}`);
  await hearts(page).nth(1).click();
  await way(page, "Favorieten").click();
  await page.getByRole("heading", { level: 1, name: "Uw favorieten" }).waitFor();
  expect((await titles(page)).at(-1)).toBe(estate);
  expect(await hearts(page).count()).toBe(0);
  await page.getByRole("button", { name: `Verwijder ${estate} uit uw favorieten` }).click();
  expect(await cards(page).count()).toBe(1);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  expect((await titles(page)).at(-1)).toBe(estate);
});

test("the hundred and first is refused with a clear message, and nothing is lost", async ({ visitor }) => {
  const full = Array.from({ length: 100 }, (_, at) => 50_000 + at);
  const message = /^U hebt al 100 favorieten\./;
  const page = await visitor();
  await keep(page, full);
  await open(page, LIST);
  await way(page, "Favorieten: 100 panden").waitFor();
  await hearts(page).first().click();
  await page.getByText(message).waitFor();
  expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("false");
  const plain = await visitor(NO_SCRIPT);
  await keep(plain, full);
  await plain.goto(LIST);
  await hearts(plain).first().click();
  await plain.getByText(message).waitFor();
  expect((await cookie(plain))!.value).toBe(full.join("."));
});

for (const value of ["<script>alert(1)</script>", "1.2.2", "0", `${"9.".repeat(3000)}1`, "12%0d%0aX: y"]) {
  test(`a cookie that says ${value.slice(0, 30)} is no list, and breaks nothing`, async () => {
    const answer = await ask(OWN, { headers: { Cookie: `gevel_favorites=${value}` } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Nog geen favorieten");
    expect(answer.text).not.toContain("<script>alert");
  });
}

test("the favourites are one visitor's own: never kept, never found", async () => {
  const answer = await ask(OWN, { headers: { Cookie: `gevel_favorites=${estates[0]!.general.id}` } });
  expect(answer.header("cache-control")).toBe("private, no-store");
  expect(answer.header("x-robots-tag")).toBe("noindex");
  expect(answer.text).toContain('<meta name="robots" content="noindex"');
  expect(answer.text).toContain(`data-estate="${estates[0]!.general.id}"`);
  const nobody = await ask(OWN);
  expect(nobody.text).not.toContain("data-estate");
  const list = await ask(LIST, { headers: { Cookie: `gevel_favorites=${estates[0]!.general.id}` } });
  expect(list.text).not.toContain("aria-pressed");
});

test("no other site can press a heart for a visitor", async () => {
  const headers = {
    Origin: "https://evil.example",
    Cookie: "gevel_favorites=12",
  };
  const answer = await ask(OWN, { headers, form: { remove: "12" } });
  expect(answer.status).toBe(403);
  expect(answer.header("set-cookie")).toBeUndefined();
});

test("nothing in the way of anyone, in four languages", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  for (const [path, ids] of [
    ["/nl/favorieten", [estates[0]!.general.id, sold.id, 99_999_999]],
    ["/fr/favoris", []],
    ["/en/favorites", [estates[1]!.general.id, letAway.id]],
    [`/de/favoriten?ids=${estates[0]!.general.id}.${sold.id}`, []],
  ] as const) {
    // The page itself follows what is kept elsewhere.
    await page.goto("about:blank");
    await page.context().clearCookies();
    if (ids.length > 0) await keep(page, ids);
    await open(page, HUYZEN + path);
    expect(await page.getByRole("main").innerText()).not.toMatch(UNTRANSLATED);
    expect(await violations(page)).toEqual([]);
  }
});
