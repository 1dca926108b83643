import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { signInByLink } from "./sign-in-by-link.ts";

const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

const shown = (page: Page) => page.frameLocator("iframe[title=Voorbeeld]:not([data-waiting])");
const region = (page: Page) => page.getByRole("region", { name: "Voorbeeld" });

test("who changes a page sees beside it what visitors will, in each language and width", async ({
  visitor,
}) => {
  const page = await visitor(DESK);
  await signInByLink(page, "Pia");
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
