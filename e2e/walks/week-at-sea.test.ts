import { expect, open, test, ZILT } from "../fixtures.ts";
import { countTaps, PHONE } from "./count-taps.ts";

test("a week in August at the sea for five is eight taps from the home page to its request", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { tap, counted } = countTaps();
  await open(page, `${ZILT}/nl`);
  await tap(page.getByRole("banner").getByLabel("Menu", { exact: true }));
  await tap(page.getByRole("banner").getByRole("link", { name: "Vakantie", exact: true }));
  await page.getByRole("heading", { level: 1, name: "Vakantie aan zee" }).waitFor();
  await tap(page.getByRole("button", { name: /Filters$/ }));
  const sheet = page.getByRole("search");
  await tap(sheet.locator("label").filter({ hasText: /^augustus/ }));
  await tap(sheet.locator("label").filter({ hasText: "5 personen" }));
  await tap(sheet.getByRole("button", { name: "Toon woningen" }));
  await page.getByText(/vrij · 7 nachten tussen 1 en 31 augustus/).waitFor();
  const card = page.getByRole("article").first();
  await card.getByText("voor 7 nachten").waitFor();
  await tap(card.getByRole("link").first());
  await page.waitForURL(/\/nl\/vakantie\/\d+\?.*period=\d+/);
  await tap(page.getByRole("link", { name: /^Vraag aan · €/ }));
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.getByLabel("Voornaam").waitFor();
  expect(await form.getByLabel("Aantal personen").inputValue()).toBe("5");
  expect(counted()).toEqual({ taps: 8, fields: 0 });
});
