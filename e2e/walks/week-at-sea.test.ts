import type { Page } from "playwright-core";
import { expect, open, test, ZILT } from "../fixtures.ts";
import { countTaps, PHONE } from "./count-taps.ts";

type Tap = ReturnType<typeof countTaps>["tap"];

async function openHolidays(page: Page, tap: Tap): Promise<void> {
  await open(page, `${ZILT}/nl`);
  await tap(page.getByRole("banner").getByLabel("Menu", { exact: true }));
  await tap(page.getByRole("banner").getByRole("link", { name: "Vakantie", exact: true }));
  await page.getByRole("heading", { level: 1, name: "Vakantie aan zee" }).waitFor();
}

/** From a list that was narrowed to the form of its first home. */
async function askForFirst(page: Page, tap: Tap): Promise<void> {
  await page.getByText(/vrij · 7 nachten tussen 1 en 31 augustus/).waitFor();
  const card = page.getByRole("article").first();
  await card.getByText("voor 7 nachten").waitFor();
  await tap(card.getByRole("link").first());
  await page.waitForURL(/\/nl\/vakantie\/\d+\?.*period=\d+/);
  await tap(page.getByRole("link", { name: /^Vraag aan · €/ }));
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.getByLabel("Voornaam").waitFor();
  expect(await form.getByLabel("Aantal personen").inputValue()).toBe("5");
}

test("a week in August at the sea for five is six taps from the home page to its request", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { tap, counted } = countTaps();
  await openHolidays(page, tap);
  await tap(page.getByRole("navigation", { name: /^Een week in/ }).getByRole("link", { name: /^augustus/ }));
  await page.waitForURL(/within=\d{4}-08/);
  await tap(page.getByRole("navigation", { name: "Met wie" }).getByRole("link", { name: "5 personen" }));
  await page.waitForURL(/persons=5/);
  await askForFirst(page, tap);
  expect(counted()).toEqual({ taps: 6, fields: 0 });
});

test("by the sheet of filters it is eight taps, and its button counts the homes that fit", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { tap, counted } = countTaps();
  await openHolidays(page, tap);
  await tap(page.getByRole("button", { name: /Filters$/ }));
  const sheet = page.getByRole("search");
  await tap(sheet.locator("label").filter({ hasText: /^augustus/ }));
  await tap(sheet.locator("label").filter({ hasText: "5 personen" }));
  const show = sheet.getByRole("button", { name: /^Toon \d+ woning/ });
  const inAugust = Number(/\d+/.exec(await show.innerText())?.[0]);
  await tap(show);
  await page.getByText(`${inAugust} woningen vrij`).waitFor();
  await askForFirst(page, tap);
  expect(counted()).toEqual({ taps: 8, fields: 0 });
});

test("without scripts the same week is chosen by links", async ({ visitor }) => {
  const page = await visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${ZILT}/nl/vakantie-aan-zee`);
  await page.getByRole("link", { name: /^augustus/ }).click();
  await page.getByRole("link", { name: "5 personen" }).click();
  await page.getByText(/vrij · 7 nachten tussen 1 en 31 augustus/).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?persons=5&length=week&within=\d{4}-08$/);
});
