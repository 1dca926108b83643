import type { Page } from "playwright-core";
import { ask } from "../ask.ts";
import { expect, HUYZEN, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { openDesk } from "./sign-in-by-link.ts";

const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

const shown = (page: Page) => page.frameLocator("iframe[title=Voorbeeld]:not([data-waiting])");
const region = (page: Page) => page.getByRole("region", { name: "Voorbeeld" });

test("who changes a page sees beside it what visitors will, in each language and width", async ({
  visitor,
}) => {
  const page = await visitor(DESK);
  await openDesk(page, "Pia");
  await page.goto(`${HUYZEN}/desk/pages/6/blocks/story`);
  const title = shown(page).getByRole("heading", { level: 1 });
  await title.waitFor();
  const published = await title.innerText();
  await page.getByLabel(/^Kop(?! bij)/).fill("Zo zal het heten");
  await shown(page).getByText("Zo zal het heten").waitFor();
  expect(await violations(page)).toEqual([]);

  await region(page).getByRole("button", { name: "Tablet" }).click();
  expect(
    await shown(page)
      .locator("html")
      .evaluate(() => innerWidth),
  ).toBe(768);
  await page.getByRole("button", { name: "Frans" }).click();
  await shown(page).locator("html[lang=fr]").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);

  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("button", { name: "Nederlands" }).click();
  await shown(page).getByRole("heading", { level: 1, name: published }).waitFor();
  expect((await fetch(`${HUYZEN}/preview/published/nl`)).status).toBe(403);
});

test("who changes a listing sees its page beside it, in each language, and nobody at another agency's address", async ({
  visitor,
}) => {
  const page = await visitor(DESK);
  await openDesk(page, "Pia");
  await page.goto(`${HUYZEN}/desk/listings/1908`);
  await shown(page).getByRole("heading", { level: 1 }).waitFor();
  await page
    .getByLabel(/^(Vraagprijs|Prijs)/)
    .first()
    .fill("123456");
  await shown(page).getByText("123.456").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await region(page).getByRole("button", { name: "Frans" }).click();
  await shown(page).locator("html[lang=fr]").waitFor();
  await shown(page).getByText("123.456").first().waitFor();
  const address = (await page.getByRole("link", { name: /^Voorbeeld/ }).getAttribute("href"))!;
  expect((await fetch(HUYZEN + address)).status).toBe(200);
  expect((await ask(ZILT + address)).status).toBe(404);
  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByText("Zoals op de site").waitFor();
  expect((await fetch(HUYZEN + address)).status).toBe(404);
});
