import type { Page } from "playwright-core";
import { ask } from "../ask.ts";
import { expect, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { putBack } from "./put-back.ts";
import { openDesk } from "./sign-in-by-link.ts";

type Offered = { id: number; start: string; end: string; price: number | null; available: boolean };
type Unit = { id: number };

async function lastUnits(): Promise<Unit[]> {
  const body = { limit: { from: 0, size: 100 } };
  const { text } = await ask(`${ZILT}/api/sites/zilt/rental-units`, { body });
  return (JSON.parse(text) as { results: Unit[] }).results.toSorted((a, b) => b.id - a.id);
}

/** What visitors are offered, the last stays first: other journeys ask for the first ones. */
async function offered(unit: number): Promise<Offered[]> {
  const { text } = await ask(`${ZILT}/api/sites/zilt/rental-units/${unit}/periods`);
  return (JSON.parse(text) as Offered[]).toSorted((a, b) => b.start.localeCompare(a.start));
}

async function openRental(page: Page, unit: number): Promise<void> {
  await page.goto(`${ZILT}/desk/rentals/${unit}`);
  await page.getByLabel("Seizoen van").waitFor();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });
const published = (page: Page) =>
  expect.poll(() => page.getByText("Gepubliceerd. De site toont het meteen.").count()).toBeGreaterThan(0);

test("a season gets its price on a phone, visitors read it within two seconds, and its version brings the old one back", async ({
  visitor,
}) => {
  const [{ id } = { id: 0 }] = await lastUnits();
  const [last] = await offered(id);
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte", "zilt");
  await page.goto(`${ZILT}/desk`);
  await openRental(page, id);
  const { tap, counted } = countTaps();
  await page.getByLabel("Seizoen van").fill(last!.start);
  await page.getByLabel("Seizoen tot").fill(last!.end);
  await page.getByLabel("Prijs per verblijf").fill("1.234");
  await tap(page.getByRole("button", { name: "Zet deze prijs" }));
  await tap(publish(page));
  await published(page);
  expect(counted()).toEqual({ taps: 2, fields: 0 });
  const priceOf = async () => (await offered(id)).find((period) => period.id === last!.id)?.price;
  await expect.poll(priceOf, { timeout: 2_000 }).toBe(1_234);
  await page.getByRole("link", { name: "Versies" }).click();
  await page
    .getByRole("link", { name: /^Prijzen en periodes/ })
    .first()
    .click();
  await page
    .getByRole("heading", { name: /^Periode vanaf / })
    .first()
    .waitFor();
  await putBack(page);
  await expect.poll(priceOf).toBe(last!.price);
});

test("a network that is cut loses no blocked days, and they come back free", async ({ visitor }) => {
  const [, { id } = { id: 0 }] = await lastUnits();
  const last = (await offered(id)).find(({ available }) => available)!;
  const isFree = async () => (await offered(id)).find((period) => period.id === last.id)?.available;
  const page = await visitor(PHONE);
  await openDesk(page, "An", "zilt");
  await openRental(page, id);
  await page.getByLabel("Seizoen van").fill(last.start);
  await page.getByLabel("Seizoen tot").fill(last.end);
  await page.getByRole("button", { name: "Blokkeer", exact: true }).tap();
  await page.context().setOffline(true);
  await publish(page).tap();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await publish(page).tap();
  await published(page);
  await expect.poll(isFree, { timeout: 2_000 }).toBe(false);
});

test("stays over the same nights are named while they are typed, and not published", async ({ visitor }) => {
  const [, , { id } = { id: 0 }] = await lastUnits();
  const page = await visitor(PHONE);
  await openDesk(page, "Els", "zilt");
  await openRental(page, id);
  const rows = page.locator("main li > button[aria-expanded]");
  await rows.first().tap();
  const departure = page.getByLabel("Vertrek").first();
  const day = new Date(`${await departure.inputValue()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 60);
  await departure.fill(day.toISOString().slice(0, 10));
  await page
    .getByText(/Overlapt met/)
    .first()
    .waitFor();
  await publish(page).tap();
  expect(await page.getByText("Gepubliceerd.").count()).toBe(0);
});

test("the screens are accessible and fit a narrow phone; an agency without holiday homes has none", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  await openDesk(page, "Mia", "zilt");
  await page.goto(`${ZILT}/desk/rentals`);
  await page.locator("main li a").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("main li a").first().click();
  await page.getByLabel("Seizoen van").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await openDesk(page, "Mia");
  expect(await page.locator("nav a[href$='/stays']").count()).toBe(0);
  expect(await page.locator("nav a[href$='/rentals']").count()).toBe(0);
});
