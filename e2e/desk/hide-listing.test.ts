import type { Page } from "playwright-core";
import { type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

type Home = DemoEstate["general"];

/** Homes that the other journeys of the desk leave alone. */
const HOMES = readEstates("huyzen")
  .filter(isPlainEstate)
  .filter(({ general: { address } }) => address.visible && address.street)
  .toReversed()
  .slice(20);

const hidden = (page: Page) => page.getByRole("switch", { name: "Verborgen" });
const save = (page: Page) => page.getByRole("button", { name: "Publiceer", exact: true });
const saved = (page: Page) => expect.poll(() => page.getByText("Gepubliceerd.").count()).toBeGreaterThan(0);

const answerOf = ({ id }: Home) => fetch(`${HUYZEN}/nl/aanbod/${id}`);

async function found({ id }: Home): Promise<number> {
  const answer = await fetch(`${HUYZEN}/api/sites/huyzen/estates`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ where: { terms: { "general.id": [id] } } }),
  });
  return ((await answer.json()) as { total: { value: number } }).total.value;
}

async function openListing(page: Page, { id }: Home): Promise<void> {
  await page.goto(`${HUYZEN}/desk/listings/${id}`);
  await hidden(page).waitFor();
}

test("a home is hidden on a phone in a tap and a button, and comes back at its address", async ({
  visitor,
}) => {
  const home = HOMES[0]!.general;
  const address = (await answerOf(home)).url;
  const page = await visitor(PHONE);
  await openDesk(page, "Lotte");
  await openListing(page, home);
  const { tap, counted } = countTaps();
  await tap(hidden(page));
  await tap(save(page));
  await saved(page);
  expect(counted()).toEqual({ taps: 2, fields: 0 });
  await expect.poll(async () => (await answerOf(home)).status, { timeout: 2_000 }).toBe(410);
  expect(await (await answerOf(home)).text()).toContain("Gelijkaardige panden");
  expect(await found(home)).toBe(0);
  await page.goto(`${HUYZEN}/desk/listings?show=hidden`);
  await page.getByRole("link", { name: new RegExp(`nr\\.\\s${home.id}\\b.*Verborgen`) }).tap();
  await hidden(page).uncheck();
  await save(page).tap();
  await saved(page);
  await expect.poll(async () => (await answerOf(home)).status, { timeout: 2_000 }).toBe(200);
  expect((await answerOf(home)).url).toBe(address);
  expect(await found(home)).toBe(1);
});

test("a network that is cut keeps the choice to hide, also over a new start of the page", async ({
  visitor,
}) => {
  const home = HOMES[1]!.general;
  const page = await visitor(PHONE);
  await openDesk(page, "An");
  await openListing(page, home);
  await hidden(page).check();
  await page.context().setOffline(true);
  await save(page).click();
  await page.getByRole("alert").getByText("Geen verbinding").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => hidden(page).isChecked()).toBe(true);
  expect((await answerOf(home)).status).toBe(200);
  await save(page).click();
  await saved(page);
  await expect.poll(async () => (await answerOf(home)).status, { timeout: 2_000 }).toBe(410);
  await hidden(page).uncheck();
  await save(page).click();
  await expect.poll(async () => (await answerOf(home)).status, { timeout: 3_000 }).toBe(200);
});
