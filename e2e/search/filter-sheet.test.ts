import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const HOMES = `${HUYZEN}/nl/te-koop`;
const STAYS = `${ZILT}/nl/vakantie-aan-zee`;
const opener = (page: Page) => page.getByRole("button", { name: /Filters$/ });
const head = (page: Page) => page.getByRole("heading", { name: /^Filter (het aanbod|de vakantiewoningen)$/ });
const close = (page: Page) => page.getByRole("search").getByRole("button", { name: "Sluiten" });

for (const list of [HOMES, STAYS]) {
  test(`Back shuts the sheet of filters of ${new URL(list).pathname}, and Forward opens it again`, async ({
    visitor,
  }) => {
    const page = await visitor(PHONE);
    await open(page, list);
    await opener(page).tap();
    await expect.poll(() => page.evaluate(() => history.state?.sheet?.id ?? null)).not.toBeNull();
    await page.goBack();
    await head(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(list);
    await page.goForward();
    await head(page).waitFor();
    await close(page).tap();
    await head(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => history.state?.sheet?.id ?? null)).toBeNull();
  });
}

test("with a filter ticked Back shuts the sheet and keeps it, and once more takes it off", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await open(page, HOMES);
  await opener(page).tap();
  await head(page).waitFor();
  await page.getByRole("search").getByLabel(/^Huis/).check({ force: true });
  await page.waitForURL(`${HOMES}?type=1`);
  await page.goBack();
  await head(page).waitFor({ state: "hidden" });
  expect(page.url()).toBe(`${HOMES}?type=1`);
  const chip = page.getByRole("link", { name: "Huis: verwijder deze filter" });
  await chip.waitFor();
  await page.goBack();
  await chip.waitFor({ state: "detached" });
  expect(page.url()).toBe(HOMES);
});

test("Back from what a sheet of stays found leads to the list before it", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await open(page, STAYS);
  await opener(page).tap();
  await head(page).waitFor();
  await page.getByRole("search").getByLabel("4 personen").check({ force: true });
  await page
    .getByRole("search")
    .getByRole("button", { name: /^Toon \d+/ })
    .tap();
  await page.waitForURL(/persons=4/);
  await page.goBack();
  await page.waitForURL(STAYS);
  expect(await head(page).isVisible()).toBe(false);
});
