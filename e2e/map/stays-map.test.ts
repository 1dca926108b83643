import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";

const LIST = `${ZILT}/nl/vakantie-aan-zee`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mapOf = (page: Page) => page.getByRole("region", { name: "De vakantiewoningen op de kaart" });
const clusters = (page: Page) => mapOf(page).getByRole("button", { name: /panden? hier/ });
const prices = (page: Page) => mapOf(page).getByRole("button", { name: /^€/ });

test("the holiday homes of a list stand on a map beside it, and a price leads to its card", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await open(page, LIST);
  await clusters(page).first().waitFor();
  const inClusters = (await clusters(page).allTextContents()).map(Number);
  const shown = inClusters.reduce((sum, count) => sum + count, await prices(page).count());
  // All that fit, on whichever page of the list they stand.
  const total = Number.parseInt(
    await page
      .getByText(/^\d+ vakantiewoningen$/)
      .first()
      .innerText(),
  );
  expect(total).toBeGreaterThan(await page.locator("#stays article").count());
  expect(shown).toBe(total);
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  // Homes of one building stay together, however close the map is: pressed, they show their cards.
  const picked = mapOf(page).getByRole("region", { name: "Gekozen op de kaart" });
  await expect
    .poll(async () => {
      if ((await prices(page).count()) + (await picked.count()) === 0) await clusters(page).first().click();
      return (await prices(page).count()) + (await picked.count());
    })
    .toBeGreaterThan(0);
  if ((await picked.count()) === 0) await prices(page).first().click();
  // Of a home on another page of the list the map shows the card.
  const isAtCard = () => page.evaluate(() => document.activeElement?.closest("[data-unit]") !== null);
  await expect.poll(async () => (await isAtCard()) || (await picked.count()) === 1).toBe(true);
});

test("on a phone the map opens above the list by a link", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await open(page, LIST);
  expect(await mapOf(page).count()).toBe(0);
  await page.getByRole("link", { name: "Toon de kaart" }).click();
  await clusters(page).or(prices(page)).first().waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
  await page.getByRole("link", { name: "Verberg de kaart" }).click();
  expect(await mapOf(page).count()).toBe(0);
});

test("without scripts there is neither a map nor a link to one", async ({ visitor }) => {
  const page = await visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(LIST);
  await page.locator("#stays").waitFor();
  expect(await page.getByRole("link", { name: "Toon de kaart" }).count()).toBe(0);
  expect(await mapOf(page).count()).toBe(0);
});
