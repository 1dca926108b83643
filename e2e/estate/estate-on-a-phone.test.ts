import type { Page } from "playwright-core";
import { findEstate, isNotarySale, isPlainEstate, isProject } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";
import { violations } from "../violations.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const idOf = (isMeant: Parameters<typeof findEstate>[1]) => findEstate("huyzen", isMeant).general.id;
const HOME = `${HUYZEN}/nl/aanbod/${idOf(isPlainEstate)}`;
const FLAT = `${HUYZEN}/nl/aanbod/${idOf(
  (estate) => isPlainEstate(estate) && /appartement/i.test(JSON.stringify(estate.general)),
)}`;

const bar = (page: Page) => page.getByRole("region", { name: "Contact", exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("one tap asks, books a visit, keeps or calls from a phone, wherever the page is scrolled to", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, HOME);
  for (const place of [0, 1500]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    const before = await scrolled(page);
    await bar(page).getByRole("link", { name: "Stel uw vraag" }).tap();
    await page.getByRole("dialog").getByLabel("Voornaam").waitFor();
    expect(await scrolled(page)).toBe(before);
    await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).tap();
  }
  await bar(page).getByRole("link", { name: "Plan een bezoek" }).tap();
  await page.getByRole("dialog").getByRole("heading", { name: "Plan een bezoek" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).tap();
  const heart = bar(page).getByRole("button", { name: /^Bewaar / });
  await heart.tap();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  expect(await bar(page).getByRole("link", { name: /^Bel / }).getAttribute("href")).toMatch(/^tel:\+/);
});

test("a flat takes at most nine screens of a phone, its footer included", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await open(page, FLAT);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9 * 844);
});

test("a part of the facts opens by a tap on its row, by an address that names it, and without script", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, HOME);
  const facts = page.locator("#financial dl").first();
  expect(await facts.isVisible()).toBe(false);
  await page.locator("#financial summary").tap();
  await facts.waitFor();
  await page.locator("#financial summary").tap();
  await facts.waitFor({ state: "hidden" });
  await open(page, `${page.url()}#documents`);
  await page.locator("#documents").getByRole("link").first().waitFor();
  const plain = await visitor({ ...PHONE, javaScriptEnabled: false });
  await plain.goto(HOME);
  await plain.locator("#financial summary").tap();
  await plain.locator("#financial dl").first().waitFor();
});

test("on a desk every part is open, and no row of a phone stands in the way of the keyboard", async ({
  visitor,
}) => {
  const page = await visitor(DESK);
  await open(page, HOME);
  expect(await page.locator("#financial dl").first().isVisible()).toBe(true);
  expect(await page.locator("main summary:visible").count()).toBe(0);
});

test("over the photo a phone goes back to the search that it came from, as it was left", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, `${HUYZEN}/nl/te-koop`);
  const list = page.url();
  await page.getByRole("article").nth(4).getByRole("link").tap();
  await page.waitForURL(/\/nl\/aanbod\//);
  await page.getByRole("link", { name: "Terug naar het aanbod" }).tap();
  await page.waitForURL(list);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
});

test("below the page a phone finds the site, the favourites and the languages, which its header has elsewhere", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, HOME);
  expect(await page.getByRole("banner").getByRole("link").count()).toBe(0);
  await page.getByRole("list", { name: "Talen" }).getByRole("link", { name: "Français" }).tap();
  await page.waitForURL(/\/fr\/offre\//);
});

/** Where the focus is, and whether it is covered or out of the window. */
const focused = () => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
    Math.min(Math.max(top + Math.min(height, 40) / 2, 0), innerHeight),
  );
  const isSeen = at !== null && (one.contains(at) || at.contains(one) || one.closest("label")?.contains(at));
  return {
    name: one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40) ?? one.tagName,
    isSeen: Boolean(isSeen) && top > -1 && top < innerHeight - 1,
    at: top + scrollY,
    isFixed: one.closest("section")?.getAttribute("aria-label") === "Contact",
  };
};

for (const [screen, options] of [
  ["a phone", PHONE],
  ["a desk", DESK],
] as const)
  test(`whoever goes through the page by keyboard always sees where they are, on ${screen}`, async ({
    visitor,
  }) => {
    const page = await visitor(options);
    await open(page, HOME);
    const unseen: string[] = [];
    for (let step = 0; step < 140; step += 1) {
      await page.keyboard.press("Tab");
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const stop = await page.evaluate(focused);
      if (!stop) break;
      if (!stop.isSeen) unseen.push(stop.name);
    }
    expect(unseen).toEqual([]);
  });

test("on a phone the first stops lie over the photo as the eye meets them: back, copy, keep, photos", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, HOME);
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("Tab");
    names.push((await page.evaluate(focused))!.name);
  }
  expect(names).toEqual([
    "Naar de inhoud",
    "Terug naar het aanbod",
    expect.stringMatching(/^(Deel|Kopieer link)$/),
    expect.stringMatching(/^Bewaar /),
    expect.stringMatching(/^Foto 1 van /),
  ]);
});

for (const [locale, word, isMeant] of [
  ["nl", "aanbod", isPlainEstate],
  ["fr", "offre", isNotarySale],
  ["en", "offer", isProject],
  ["de", "angebot", isPlainEstate],
] as const)
  test(`with every part open nothing is in the way of anyone, in ${locale}`, async ({ visitor }) => {
    const page = await visitor({ ...PHONE, bypassCSP: true, reducedMotion: "reduce" });
    await open(page, `${HUYZEN}/${locale}/${word}/${idOf(isMeant)}`);
    for (const part of await page.locator("main summary:visible").all()) await part.tap();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
