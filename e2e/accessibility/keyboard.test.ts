import { findEstate, isPlainEstate } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

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
  await page.getByRole("search").locator("summary").filter({ hasText: /^Type/ }).press("Enter");
  const estate = page.getByRole("search").getByLabel(/^Huis/);
  await estate.press("Space");
  await page.getByRole("link", { name: "Huis: verwijder deze filter" }).waitFor();
  expect(await estate.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  const card = page.getByRole("article").first().getByRole("link");
  const path = await card.getAttribute("href");
  await card.press("Enter");
  await page.waitForURL((url) => url.pathname === path);
});

test("a phone's filter keeps the focus inside, and Escape gives it back", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await open(page, `${HUYZEN}/nl/te-koop`);
  const opener = page.getByRole("button", { name: /Filters$/ });
  await opener.press("Enter");
  await page.getByRole("heading", { name: "Filter het aanbod" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Filter het aanbod" }).waitFor({ state: "hidden" });
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
});

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
