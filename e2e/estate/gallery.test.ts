import type { Page } from "playwright-core";
import { follow } from "../ask.ts";
import { findEstate, isPlainEstate } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

const { id } = findEstate("huyzen", isPlainEstate).general;

const gallery = (page: Page) => page.getByRole("dialog");
const hash = (page: Page) => new URL(page.url()).hash;
const isShown = (page: Page, number: number) =>
  gallery(page)
    .getByRole("button", { name: `Toon foto ${number}`, exact: true })
    .and(page.locator("[aria-current]"));
const hasFocus = (page: Page) => gallery(page).evaluate((dialog) => dialog.contains(document.activeElement));

/** Where the short address leads: the page's own, which a hash can follow. */
const addressOf = async (locale: string, word: string) =>
  HUYZEN + (await follow(`${HUYZEN}/${locale}/${word}/${id}`)).path;

test("an address with #gallery-3 opens the third picture, the arrows move on, and Escape closes", async ({
  page,
}) => {
  await open(page, `${await addressOf("nl", "aanbod")}#gallery-3`);
  await isShown(page, 3).waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await isShown(page, 4).waitFor();
  await expect.poll(() => hash(page)).toBe("#gallery-4");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => hash(page)).toBe("#gallery-2");
  await page.keyboard.press("Escape");
  await gallery(page).waitFor({ state: "detached" });
  await expect.poll(() => hash(page)).toBe("");
});

test("a press on a picture opens it, Back closes it and the page stays, and Forward opens it again", async ({
  page,
}) => {
  const address = await addressOf("nl", "aanbod");
  await open(page, address);
  await page.getByRole("link", { name: /^Foto 2 van / }).click();
  await isShown(page, 2).waitFor();
  expect(hash(page)).toBe("#gallery-2");
  await page.goBack();
  await gallery(page).waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  await page.goForward();
  await isShown(page, 2).waitFor();
  await gallery(page).getByRole("button", { name: "Sluiten (Esc)" }).click();
  await gallery(page).waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(address);
});

test("who goes back while the gallery is still on its way sees the page", async ({ page }) => {
  const address = await addressOf("nl", "aanbod");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/lightbox-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, address);
  const asked = page.waitForRequest(/\/assets\/lightbox-.*\.js/);
  await page.getByRole("link", { name: /^Foto 2 van / }).click();
  await asked;
  await page.goBack();
  await expect.poll(() => hash(page)).toBe("");
  const answered = page.waitForResponse(/\/assets\/lightbox-.*\.js/);
  release();
  await (await answered).finished();
  // Another press opens it: what came late had nothing open.
  await page.getByRole("link", { name: /^Foto 1 van / }).click();
  await isShown(page, 1).waitFor();
  expect(await gallery(page).count()).toBe(1);
});

test("a plan pressed before its script is there opens over the page once it is", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/lightbox-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const address = await addressOf("nl", "aanbod");
  await open(page, address);
  await page.getByRole("link", { name: "Grondplan" }).first().click();
  release();
  await gallery(page).getByRole("button", { name: "Sluiten (Esc)" }).click();
  await gallery(page).waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(address);
});

for (const [locale, word, text] of [
  ["nl", "aanbod", "De gevraagde inhoud kan niet geladen worden. Probeer het later opnieuw."],
  ["fr", "offre", "Le contenu demandé ne peut pas être chargé. Veuillez réessayer plus tard."],
  ["en", "offer", "The requested content cannot be loaded. Please try again later."],
  [
    "de",
    "angebot",
    "Der angeforderte Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.",
  ],
] as const) {
  test(`a picture that does not come says so, in ${locale}`, async ({ page }) => {
    await page.route(/\/media\/[0-9a-f]{32}\/gallery/, (route) => route.abort("failed"));
    await open(page, `${await addressOf(locale, word)}#gallery-1`);
    await gallery(page).getByText(text).first().waitFor();
  });
}

test("a slideshow plays until its button, or the picture, is pressed", async ({ page }) => {
  await open(page, `${await addressOf("nl", "aanbod")}#gallery-1`);
  const button = gallery(page).getByRole("button", { name: "Diavoorstelling" });
  const isPlaying = () => button.getAttribute("aria-pressed");
  await isShown(page, 1).waitFor();
  expect(await isPlaying()).toBe("false");
  await button.click();
  expect(await isPlaying()).toBe("true");
  await isShown(page, 2).waitFor();
  await button.click();
  expect(await isPlaying()).toBe("false");
  await button.click();
  await gallery(page).getByRole("img").first().dispatchEvent("pointerdown", { button: 0 });
  await expect.poll(isPlaying).toBe("false");
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The photo that a phone shows of the row, counted from 1. */
const swipedTo = (page: Page) =>
  page
    .getByRole("link", { name: /^Foto 1 van / })
    .evaluate((link) => Math.round(link.parentElement!.scrollLeft / link.clientWidth) + 1);
const swipe = (page: Page) =>
  page
    .getByRole("link", { name: /^Foto 1 van / })
    .evaluate((link) => link.parentElement!.scrollBy({ left: link.clientWidth }));

test("on a phone photos are swiped through, a tap opens the one that shows, and Back shows the last one seen", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const address = await addressOf("nl", "aanbod");
  await open(page, address);
  for (const next of [2, 3]) {
    await swipe(page);
    await expect.poll(() => swipedTo(page)).toBe(next);
  }
  expect((await page.locator("[data-position^='3 / ']").boundingBox())!.x).toBeGreaterThan(195);
  await page.getByRole("link", { name: /^Foto 3 van / }).tap();
  await isShown(page, 3).waitFor({ state: "attached" });
  expect(hash(page)).toBe("#gallery-3");
  await gallery(page).getByRole("button", { name: "Toon foto 5", exact: true }).tap();
  await expect.poll(() => hash(page)).toBe("#gallery-5");
  await page.goBack();
  await gallery(page).waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  expect(await swipedTo(page)).toBe(5);
});

test("without script a phone swipes through the photos as well, and a tap leads to the picture", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(await addressOf("nl", "aanbod"));
  const second = page.getByRole("link", { name: /^Foto 2 van / });
  await second.scrollIntoViewIfNeeded();
  expect((await second.boundingBox())!.x).toBe(0);
  expect(await second.getAttribute("href")).toMatch(/^\/media\/\w+\/gallery-2400$/);
});

for (const [locale, word, name] of [
  ["nl", "aanbod", /^Foto’s van ./],
  ["fr", "offre", /^Photos : ./],
  ["en", "offer", /^Photos of ./],
  ["de", "angebot", /^Fotos: ./],
] as const)
  test(`the gallery says whose pictures it shows, in ${locale}, and never a grey box`, async ({
    visitor,
  }) => {
    const page = await visitor(PHONE);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/media\/[0-9a-f]{32}\/gallery/, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, `${await addressOf(locale, word)}#gallery-2`);
    await page.getByRole("dialog", { name }).waitFor();
    const placeholder = gallery(page).locator(".pswp__item[aria-hidden=false] img.pswp__img--placeholder");
    await expect
      .poll(() => placeholder.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    release();
    const whole = gallery(page).locator(".pswp__item[aria-hidden=false] img[srcset]");
    await expect.poll(() => whole.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(await whole.evaluate((one: HTMLImageElement) => one.sizes)).toMatch(/^\d+px$/);
  });
