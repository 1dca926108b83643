import type { Locator, Page } from "playwright-core";
import { findEstate, isPlainEstate } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";

const HOME = `${HUYZEN}/nl/aanbod/${findEstate("huyzen", isPlainEstate).general.id}`;

test("the first stop leads past the menu, to the content", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/te-koop`);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
});

test("a menu and the languages open with Enter, and Escape gives the focus back", async ({ page }) => {
  await open(page, `${HUYZEN}/nl`);
  for (const [label, inside] of [
    ["Meer in Meer aanbod", "Notariële verkopen"],
    ["Taal: Nederlands", "Deutsch"],
  ] as const) {
    const opener = page.getByRole("banner").getByLabel(label);
    const link = page.getByRole("banner").getByRole("link", { name: inside });
    await opener.press("Enter");
    await link.waitFor();
    await page.keyboard.press("Tab");
    expect(await link.evaluate((one) => one.closest("ul")!.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});

test("a filter is chosen by keyboard, keeps the focus, and a card opens", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/te-koop`);
  const search = await openFilter(page, /^Type/);
  const estate = search.getByLabel(/^Huis/);
  await estate.press("Space");
  await page.getByRole("link", { name: "Huis: verwijder deze filter" }).waitFor();
  expect(await estate.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  const card = page.getByRole("article").first().getByRole("link");
  const path = await card.getAttribute("href");
  await card.press("Enter");
  await page.waitForURL((url) => url.pathname === path);
});

for (const [list, title] of [
  [`${HUYZEN}/nl/te-koop`, "Filter het aanbod"],
  [`${ZILT}/nl/vakantie-aan-zee`, "Filter de vakantiewoningen"],
] as const) {
  test(`on a phone the sheet "${title}" keeps the focus inside, and Escape gives it back`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    await open(page, list);
    const opener = page.getByRole("button", { name: /Filters$/ });
    await opener.press("Enter");
    const sheet = page.locator("[popover]").filter({ has: page.getByRole("heading", { name: title }) });
    await sheet.waitFor();
    await tabTo(page, sheet.getByRole("button", { name: /^Toon \d+/ }), 90);
    // Past the last of its buttons is the browser's own bar, and then its first.
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Tab");
      expect(await sheet.evaluate(holdsFocus)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });
}

/** Whether the focus is in a part, or nowhere on the page. */
const holdsFocus = (part: Element) =>
  part.contains(document.activeElement) || document.activeElement === document.body;

test("the gallery opens, turns and shuts by keyboard, and gives the focus to the picture that was seen last", async ({
  page,
}) => {
  await open(page, HOME);
  const photo = (number: number) =>
    page.getByRole("main").getByRole("link", { name: new RegExp(`^Foto ${number} van \\d+ vergroten$`) });
  await photo(2).press("Enter");
  const box = page.getByRole("dialog");
  await box.waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("#gallery-2");
  await expect.poll(() => box.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page.url()).hash).toBe("#gallery-3");
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await expect.poll(() => photo(3).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe("");
});

test("a gallery's own address shows its picture, and Back shuts it", async ({ page }) => {
  await open(page, HOME);
  const path = new URL(page.url()).pathname;
  await page.getByRole("link", { name: /^Bekijk alle foto’s/ }).click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await open(page, `${HUYZEN}${path}#gallery-4`);
  await page.getByRole("dialog").waitFor();
});

/** Presses Tab until a part has the focus, as somebody without a mouse comes to it. */
async function tabTo(page: Page, part: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    if (await part.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab do not lead to it`);
}

/** Whether the focus shows: an outline around what has it, or around the part that holds it. */
const showsFocus = () => {
  const focused = document.activeElement!;
  const holder = focused.parentElement;
  const around = [
    focused,
    focused.closest("label"),
    holder,
    holder?.parentElement,
    focused.nextElementSibling,
  ];
  return around.some((one) => one && getComputedStyle(one).outlineStyle === "solid");
};

test("on a narrow screen own words are typed and sent by keyboard, and their button is the next stop", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await open(page, `${HUYZEN}/nl/te-koop`);
  const words = page.getByLabel("In uw eigen woorden");
  await tabTo(page, words);
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.keyboard.type("huis met tuin");
  const send = page.getByRole("search").getByRole("button", { name: "Zoeken" });
  await tabTo(page, send, 1);
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/garden=1/);
});

test("places and how far around them are chosen by keyboard, and nothing is in the way of anyone", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/nl/te-koop`);
  const search = await openFilter(page, /^Gemeente/);
  const ghent = search.getByRole("checkbox", { name: /^Gent, alle/ });
  await tabTo(page, ghent);
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.keyboard.press("Space");
  await page.waitForURL(/municipality=44021/);
  const none = search.getByRole("group", { name: "In de omgeving" }).getByRole("radio").first();
  await none.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await ghent.evaluate((one) => one === document.activeElement)).toBe(true);
  await none.focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.waitForURL(/radius=\d/);
});

test("the least energy label is chosen by arrows, and nothing is in the way of anyone", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/nl/te-koop`);
  const search = await openFilter(page, /^Meer filters/);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, search.locator('[name="epc-min"]').first());
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.waitForURL(/epc-min=/);
});

test("the row of garages and land opens by keyboard, and the first of its cards follows", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/nl/te-koop?price-max=250000`);
  const apart = page.getByRole("group").filter({ hasText: "Toon ze ook" });
  await expect.poll(async () => (await page.mouse.wheel(0, 4000), apart.count())).toBe(1);
  const before = page.getByRole("article").locator("visible=true").last().getByRole("button");
  await before.focus();
  await tabTo(page, apart.locator("summary"), 5);
  expect(await page.evaluate(showsFocus)).toBe(true);
  await page.keyboard.press("Enter");
  await apart.getByRole("article").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, apart.getByRole("article").first().getByRole("link"), 2);
});

/** Opens one of the filters of a list with Enter. */
async function openFilter(page: Page, name: RegExp): Promise<Locator> {
  const search = page.getByRole("search");
  await search.locator("summary").filter({ hasText: name }).press("Enter");
  return search;
}
