import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test, UNTRANSLATED } from "../fixtures.ts";

const VISITORS = [
  { locale: "nl", search: /^Toon \d+ panden$/, listing: "/nl/te-koop", contact: "Prijs en contact" },
  { locale: "fr", search: /^Voir \d+ biens$/, listing: "/fr/a-vendre", contact: "Prix et contact" },
  { locale: "en", search: /^Show \d+ properties$/, listing: "/en/for-sale", contact: "Price and contact" },
  {
    locale: "de",
    search: /^\d+ Immobilien zeigen$/,
    listing: "/de/zu-verkaufen",
    contact: "Preis und Kontakt",
  },
] as const;

/** What one sees is all in one language, or marked as another's. */
async function expectLanguage(page: Page, locale: string): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe(locale);
  expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
  expect(await page.title()).not.toMatch(UNTRANSLATED);
}

for (const { locale, search, listing, contact } of VISITORS) {
  test(`a visitor finds an estate in ${locale}: search, list, home, and back to the same place`, async ({
    page,
  }) => {
    await open(page, `${HUYZEN}/${locale}`);
    await expectLanguage(page, locale);
    const estate = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("search").getByRole("button", { name: search }).click();
    await page.waitForURL((url) => url.pathname === listing);
    await page.getByRole("heading", { level: 1, name: estate }).waitFor({ state: "detached" });
    await expectLanguage(page, locale);

    const card = page.getByRole("main").getByRole("article").nth(10);
    const title = await card.getByRole("heading").innerText();
    const price = /€\s[\d.]+,\d\d/.exec(await card.innerText())![0];
    // A click scrolls as far as it needs; so does this, and the place is the one that is left.
    await card.getByRole("link").hover();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await card.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${locale}/\\w+/\\d+/[a-z0-9-]+$`));
    await expectLanguage(page, locale);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const person = page.getByRole("complementary", { name: contact });
    expect(await person.innerText()).toContain(price);
    const phone = person.getByRole("link", { name: /^\+32/ }).first();
    expect(await phone.getAttribute("href")).toMatch(/^tel:\+32\d+$/);
    expect(await page.getByRole("main").locator("address").innerText()).toMatch(/\d{4} \S+/);

    await page.goBack();
    await page.waitForURL((url) => url.pathname === listing);
    await page.getByRole("article").nth(10).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
}

test("an estate with a public address says its street and number, on its card and on its page", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl/te-koop`);
  const card = page
    .getByRole("article")
    .filter({ hasText: /\w+ \d+[A-Z]?( \/ \w+)?, \d{4}/ })
    .first();
  const address = /\s· (.+, \d{4}\s.+)/.exec(await card.innerText())![1]!.replace(/\s/g, " ");
  await card.getByRole("link").click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("main").getByText(address, { exact: true }).first().waitFor();
});

test("a city that is chosen on the home page goes along, and what was left open does not", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl`);
  const search = page.getByRole("search");
  await search.getByRole("combobox", { name: "Gemeente of postcode" }).pressSequentially("9000");
  await page.getByRole("option", { name: /^Gent 9000/ }).click();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await page.waitForURL((url) => url.pathname === "/nl/te-koop");
  expect(new URL(page.url()).search).toMatch(/^\?city=\d+$/);
});

test("the search of the home page says how many listings fit what is chosen, and leads to as many", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl`);
  const form = page.getByRole("form", { name: "Te koop" });
  const button = form.getByRole("button");
  const before = await button.innerText();
  await form.getByRole("combobox", { name: "Type" }).selectOption({ label: "Appartement" });
  await expect.poll(() => button.innerText()).not.toBe(before);
  await expect.poll(() => button.innerText()).toMatch(/^Toon \d+ panden$/);
  const [count] = /\d+/.exec(await button.innerText())!;
  await button.click();
  await page.waitForURL((url) => url.pathname === "/nl/te-koop");
  await page
    .getByRole("status")
    .filter({ hasText: `${count} panden` })
    .first()
    .waitFor();
});
