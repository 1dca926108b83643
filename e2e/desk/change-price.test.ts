import type { Page } from "playwright-core";
import { follow } from "../ask.ts";
import { type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { linkFor, openDesk } from "./sign-in-by-link.ts";

/** From the last: other journeys take the first that suits them, as it was published. */
const HOMES = readEstates("huyzen")
  .filter(isPlainEstate)
  .filter(({ general: { price: asked, address } }) => asked?.value && address.visible && address.street)
  .toReversed();
const homeAt = (index: number) => HOMES[index]!.general;
type Home = DemoEstate["general"];

const price = (page: Page) => page.getByLabel("Vraagprijs");
const save = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });

const pageOfVisitors = async ({ id }: Home) => (await fetch(`${HUYZEN}/nl/aanbod/${id}`)).text();

async function openListing(page: Page, { id }: Home): Promise<void> {
  await page.goto(`${HUYZEN}/desk/listings/${id}`);
  await price(page).waitFor();
}

test("an agent between two visits changes a price on a phone, and visitors see it within two seconds", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  const home = homeAt(0);
  const begin = Date.now();
  const { tap, type, counted } = countTaps();
  await tap(page.getByRole("link", { name: "Aanbod" }));
  await type(page.getByRole("searchbox"), `${home.address.street?.nl} ${home.address.number}`);
  await tap(page.getByRole("link", { name: new RegExp(`nr\\.\\s${home.id}\\b`) }));
  await price(page).tap();
  await price(page).fill("");
  await type(price(page), "389.123");
  await tap(save(page));
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  const saved = Date.now();
  await expect.poll(() => pageOfVisitors(home), { timeout: 2_000 }).toContain("389.123");
  expect(counted()).toEqual({ taps: 3, fields: 2 });
  expect(saved - begin).toBeLessThan(60_000);
  expect((await follow(`${HUYZEN}/nl/aanbod/${home.id}`)).status).toBe(200);
});

test("sold is a choice, and the list of what is sold has it", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  const home = homeAt(1);
  await openListing(page, home);
  await page.getByLabel("Verkocht", { exact: true }).check();
  await save(page).click();
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  await page.goto(`${HUYZEN}/desk/listings?show=sold&q=${home.id}`);
  await page.getByRole("link", { name: new RegExp(`nr\\.\\s${home.id}\\b.*Verkocht`) }).waitFor();
});

test("a session that ends in the middle loses nothing that was typed", async ({ visitor }) => {
  const page = await visitor();
  await openDesk(page, "An");
  const home = homeAt(2);
  await openListing(page, home);
  await price(page).fill("377.001");
  await page.context().clearCookies();
  await save(page).click();
  await page.getByRole("dialog").waitFor();
  const other = await page.context().newPage();
  await other.goto(await linkFor("an@huyzen.example", "An"));
  await other.getByRole("button", { name: "Aanmelden" }).click();
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  expect(await pageOfVisitors(home)).toContain("377.001");
});

test("a network that is cut loses nothing that was typed, not even with the page", async ({ visitor }) => {
  const page = await visitor();
  await openDesk(page, "An");
  const home = homeAt(3);
  await openListing(page, home);
  await price(page).fill("366.002");
  await page.context().setOffline(true);
  await save(page).click();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  expect(await price(page).inputValue()).toBe("366.002");
  await page.context().setOffline(false);
  await page.reload();
  expect(await price(page).inputValue()).toBe("366.002");
  await save(page).click();
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  expect(await pageOfVisitors(home)).toContain("366.002");
});

test("of two editors the second one is told, and nothing is overwritten until they choose", async ({
  visitor,
}) => {
  const [page, colleague] = [await visitor(), await visitor()];
  await openDesk(page, "An");
  await openDesk(colleague, "Jan");
  const home = homeAt(4);
  for (const editor of [page, colleague]) await openListing(editor, home);
  await price(colleague).fill("355.003");
  await save(colleague).click();
  await expect.poll(() => colleague.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  await price(page).fill("344.004");
  await save(page).click();
  await page.getByRole("alert").filter({ hasText: "wijzigde intussen hetzelfde" }).waitFor();
  expect(await pageOfVisitors(home)).toContain("355.003");
  expect(await price(page).inputValue()).toBe("344.004");
  await page.getByRole("button", { name: "Behoud de mijne" }).click();
  await save(page).click();
  await expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);
  expect(await pageOfVisitors(home)).toContain("344.004");
});

const TITLES = { nl: "Aanbod", fr: "Biens", en: "Listings", de: "Angebote" };

test("both screens are accessible in four languages, and fit a narrow phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  // The language that is chosen stays hers: no other journey signs in as her.
  await openDesk(page, "Taal");
  for (const [locale, title] of Object.entries(TITLES)) {
    await speak(page, locale);
    await page.goto(`${HUYZEN}/desk/listings`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.locator("main li a").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${HUYZEN}/desk/listings/${homeAt(5).id}`);
    await page.locator('[id="field.general.price.value"]').fill("1");
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

/** The language of the desk is the person's. */
async function speak(page: Page, locale: string): Promise<void> {
  const status = await page.evaluate(async (language) => {
    const headers = { "Gevel-Desk": "1", "Content-Type": "application/json" };
    const { person } = await (await fetch("/api/sites/huyzen/desk/session", { headers })).json();
    const body = JSON.stringify({ locale: language });
    return (await fetch(`/api/sites/huyzen/desk/people/${person.id}`, { method: "PATCH", headers, body }))
      .status;
  }, locale);
  expect(status).toBe(200);
}
