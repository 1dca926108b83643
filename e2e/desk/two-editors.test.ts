import type { Page } from "playwright-core";
import { isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** One that other journeys of the desk leave alone. */
const HOME = readEstates("huyzen").filter(isPlainEstate).toReversed()[18]!.general;
const ADDRESS = `/nl/aanbod/${HOME.id}`;

const title = (page: Page) => page.getByLabel("Titel", { exact: true });
const price = (page: Page) => page.getByLabel("Vraagprijs");
const saved = (page: Page) => page.getByText(/^Bewaard om/).waitFor();
const pageOfVisitors = async (path: string) => (await fetch(HUYZEN + path)).text();

test("what a colleague saved is shown before it is published or discarded, and told to who typed it", async ({
  visitor,
}) => {
  const [marie, tom] = [await visitor(PHONE), await visitor(PHONE)];
  await openDesk(marie, "Marie");
  await openDesk(tom, "Tom");
  for (const page of [marie, tom]) {
    await page.goto(`${HUYZEN}/desk/listings/${HOME.id}`);
    await price(page).waitFor();
  }
  await title(marie).fill(`Een titel van Marie ${Date.now()}`);
  await saved(marie);
  await price(tom).fill("611.117");
  await tom.getByText("Marie wijzigde ook: Titel").waitFor();
  await saved(tom);

  const publish = marie.getByRole("button", { name: "Publiceer", exact: true });
  await publish.click();
  const told = marie.getByRole("alert").filter({ hasText: "Tom wijzigde ook: Prijs." });
  await told.getByText("Publiceer opnieuw als dat mee mag.").waitFor();
  expect(await price(marie).inputValue()).toBe("611.117");
  expect(await pageOfVisitors(ADDRESS)).not.toContain("611.117");

  // Who presses twice at once read nothing.
  await marie.waitForTimeout(1_000);
  await publish.click();
  await marie.getByText("Gepubliceerd.").first().waitFor();
  expect(await pageOfVisitors(ADDRESS)).toContain("611.117");

  await price(tom).fill("622.226");
  await saved(tom);
  await title(marie).fill("Nog een titel van Marie");
  await marie.getByText("Tom wijzigde ook: Prijs. Dat gaat mee als u publiceert.").waitFor();
  await marie.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  const dialog = marie.getByRole("dialog");
  await dialog.getByText("Ook wat Tom wijzigde, gaat weg: Prijs.").waitFor();
  await dialog.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await marie.getByText("Zoals op de site").waitFor();
  await tom.evaluate(() => dispatchEvent(new Event("focus")));
  await tom.getByText("Iemand gooide dit concept intussen weg.").waitFor();
  await tom.getByText("Alleen in deze browser bewaard").waitFor();
  expect(await price(tom).inputValue()).toBe("622.226");
  await tom.getByRole("button", { name: "Behoud de mijne" }).click();
  await saved(tom);
  await tom.getByRole("button", { name: "Publiceer", exact: true }).click();
  await tom.getByText("Gepubliceerd.").first().waitFor();
  expect(await pageOfVisitors(ADDRESS)).toContain("622.226");
});
