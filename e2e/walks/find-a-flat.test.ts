import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test } from "../fixtures.ts";
import { countTaps, PHONE } from "./count-taps.ts";

const WORDS = "2 slpk appartement met terras in Gent tot 300.000";
const WANTED = /^\/nl\/te-koop\?municipality=\d+&price-max=300000&type=3&bed-min=2&terrace=1$/;

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const homes = (page: Page) => page.getByRole("main").getByRole("article");

test("a flat of two bedrooms below € 300,000 in Ghent with a terrace takes one field and two taps by own words, its page included", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  const { type, tap, counted } = countTaps();
  await open(page, `${HUYZEN}/nl`);
  await type(page.getByRole("combobox", { name: "Gemeente of postcode" }), WORDS);
  await tap(page.getByRole("search").getByRole("button", { name: /^(Toon|Zoek)/ }));
  await expect.poll(() => address(page)).toMatch(WANTED);
  await tap(homes(page).first().getByRole("link"));
  await page.waitForURL(/\/nl\/aanbod\//);
  expect(counted()).toEqual({ taps: 2, fields: 1 });
});

test("the same flat takes eleven taps by filters, its page included", async ({ visitor }) => {
  const page = await visitor(PHONE);
  const { tap, choose, counted } = countTaps();
  await open(page, `${HUYZEN}/nl`);
  const search = page.getByRole("search");
  await tap(search.getByRole("button", { name: /^Toon/ }));
  await page.waitForURL((url) => url.pathname === "/nl/te-koop");
  const filter = page.getByRole("search");
  await tap(filter.getByRole("button", { name: /Filters$/ }));
  await tap(filter.locator("summary").filter({ hasText: /^Gemeente/ }));
  await tap(filter.getByLabel(/^Gent, alle/));
  await tap(filter.getByRole("group", { name: "Type", exact: true }).getByLabel(/^Appartement/));
  await choose(filter.getByLabel("Maximum"), { label: "€ 300.000,00" });
  await tap(filter.getByLabel(/^2\+/));
  await tap(filter.locator("label").filter({ hasText: /^Terras/ }));
  await tap(filter.getByRole("button", { name: /^Toon/ }).filter({ visible: true }));
  await expect.poll(() => address(page)).toMatch(WANTED);
  await tap(homes(page).first().getByRole("link"));
  await page.waitForURL(/\/nl\/aanbod\//);
  expect(counted()).toEqual({ taps: 11, fields: 0 });
});
