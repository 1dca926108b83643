import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { themeCss } from "../../features/site/theme/theme-css.ts";
import { readDemoRentals } from "../contact/demo-rentals.ts";
import { bundleOf, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { DESKTOP, PHONE, SCREENS } from "./screens.ts";

const DARK = { bypassCSP: true, reducedMotion: "reduce", colorScheme: "dark" } as const;
const stay = readDemoRentals("zilt").find(({ address }) => address.visible)!.id;

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const IN_THE_DARK = [SCREENS[0], SCREENS[1], SCREENS[3], SCREENS[6], SCREENS[7], SCREENS[12]];

/** Colours change as transitions, even those that take no time. */
const untilPainted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

for (const [name, dutch, other] of IN_THE_DARK) {
  test(`${name}: nothing in the way of anyone whose device is dark`, async ({ visitor }) => {
    const page = await visitor({ ...DARK, viewport: PHONE });
    for (const [path, viewport] of [
      [dutch, PHONE],
      [other, DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, HUYZEN + path);
      expect(await groundOf(page)).toBe("rgb(19, 25, 27)");
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("a filter, a menu and a form with errors: nothing in the way of anyone whose device is dark", async ({
  visitor,
}) => {
  const page = await visitor({ ...DARK, viewport: PHONE });
  await open(page, `${HUYZEN}/nl/te-koop`);
  await page.getByRole("button", { name: /Filters$/ }).click();
  await page.getByRole("heading", { name: "Filter het aanbod" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sluiten" }).click();
  await page.getByLabel("Menu", { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await open(page, `${HUYZEN}/nl/contact`);
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByText(/^Kijk dit nog even na/).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a site of other colours, and its holiday homes: nothing in the way of anyone in the dark", async ({
  visitor,
}) => {
  const theme = JSON.parse(readFileSync(join(bundleOf("zilt"), "site.json"), "utf8")).theme;
  const page = await visitor({ ...DARK, viewport: PHONE });
  for (const path of ["/nl", "/fr/contact", `/nl/vakantie/${stay}`]) {
    await open(page, ZILT + path);
    await page.addStyleTag({ content: themeCss({ ...theme, scheme: "auto" }) });
    await page.evaluate(untilPainted);
    expect(await groundOf(page)).not.toBe("rgb(251, 247, 238)");
    expect(await violations(page)).toEqual([]);
  }
});

test("a comparison and what a home costs: nothing in the way of anyone whose device is dark", async ({
  visitor,
}) => {
  const page = await visitor({ ...DARK, viewport: PHONE });
  const ids = readEstates("huyzen")
    .filter(isPlainEstate)
    .map(({ general }) => general.id);
  for (const path of [`favorieten/vergelijken?ids=${ids.slice(0, 3).join(".")}`, `aanbod/kosten/${ids[0]}`]) {
    await open(page, `${HUYZEN}/nl/${path}`);
    expect(await violations(page)).toEqual([]);
  }
});

test("a page is printed light, also from a device that is dark", async ({ visitor }) => {
  const page = await visitor(DARK);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, `${HUYZEN}/nl`);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(29, 37, 40)");
});
