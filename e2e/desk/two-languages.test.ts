import type { Page } from "playwright-core";
import { isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

const WIDE = { viewport: { width: 1440, height: 900 } };
/** Nothing of it is published here: other journeys find it as it is. */
const BLOCK = `${HUYZEN}/desk/pages/6/blocks/story`;
const HOME = readEstates("huyzen").filter(isPlainEstate).toReversed()[14]!.general;

const toggle = (page: Page) => page.getByRole("button", { name: "Naast elkaar" });
const from = (page: Page) => page.getByLabel("Taal waaruit u vertaalt").first();
/** Also once it is marked as changed. */
const textbox = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(String.raw`^${name}( \(gewijzigd\))?$`) });

async function discard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByText("Zoals op de site").waitFor();
}

test("two languages of a page stand side by side, named, and the device remembers which", async ({
  visitor,
}) => {
  const page = await visitor({ ...WIDE, bypassCSP: true });
  await openDesk(page, "Nora");
  await page.goto(BLOCK);
  await textbox(page, "Tekst").waitFor();
  await toggle(page).press("Enter");
  await textbox(page, "Kop in het Nederlands").fill("Wie wij zijn");
  await page.keyboard.press("Tab");
  expect(await textbox(page, "Kop in het Frans").evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  expect(await textbox(page, "Kop in het Frans").getAttribute("lang")).toBe("fr");
  await page.getByText("Leeg: wie in het Frans leest, ziet de tekst in het Nederlands.").waitFor();
  await page.getByRole("button", { name: "Frans 1 leeg" }).waitFor();
  await page.keyboard.type("Qui nous sommes");
  await page.getByRole("button", { name: "Frans Volledig" }).waitFor();
  expect(await textbox(page, "Tekst in het Frans").getAttribute("lang")).toBe("fr");
  expect(await textbox(page, "Tekst in het Nederlands").getAttribute("lang")).toBe("nl");
  expect(await violations(page)).toEqual([]);
  await from(page).selectOption({ label: "Frans" });
  await page.getByRole("button", { name: /^Engels/ }).click();
  await page.reload();
  await textbox(page, "Kop in het Engels").waitFor();
  expect(await textbox(page, "Kop in het Frans").inputValue()).toBe("Qui nous sommes");
  await toggle(page).click();
  await textbox(page, "Kop").waitFor();
  await page.setViewportSize(PHONE.viewport!);
  expect(await toggle(page).count()).toBe(0);
  await discard(page);
});

test("the texts of a home are translated from a language of choice", async ({ visitor }) => {
  const page = await visitor({ ...WIDE, bypassCSP: true });
  await openDesk(page, "Nora");
  await page.goto(`${HUYZEN}/desk/listings/${HOME.id}`);
  await textbox(page, "Titel in het Frans").waitFor();
  await from(page).selectOption({ label: "Frans" });
  await page
    .getByRole("tab", { name: /^Engels/ })
    .first()
    .press("Enter");
  await textbox(page, "Titel in het Engels").fill("House with a garden");
  await page
    .getByRole("tab", { name: /^Engels/ })
    .first()
    .press("ArrowRight");
  await textbox(page, "Titel in het Duits").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await textbox(page, "Titel in het Duits").waitFor();
  await page
    .getByRole("tab", { name: /^Engels/ })
    .first()
    .click();
  expect(await textbox(page, "Titel in het Engels").inputValue()).toBe("House with a garden");
  await page.setViewportSize(PHONE.viewport!);
  await page
    .getByRole("tab", { name: /^Frans/, selected: true })
    .first()
    .waitFor();
  await discard(page);
});
