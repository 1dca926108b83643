import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { PHONE } from "../walks/count-taps.ts";
import { putBack } from "./put-back.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** A page that no other journey changes. */
const BLOCKS = `${HUYZEN}/desk/pages/9`;

test("what was published is put back from Today, and that is taken back from the page's versions", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Vera");
  await page.goto(`${BLOCKS}/about`);
  const title = page.getByLabel(/^Titel van de pagina/);
  const before = await title.inputValue();
  const other = `Titel ${crypto.randomUUID()}`;
  await title.fill(other);
  await page.getByRole("button", { name: "Publiceer", exact: true }).click();
  await page.getByText("Gepubliceerd.").first().waitFor();

  await page.goto(`${HUYZEN}/desk/`);
  const latest = page.locator("section", { hasText: "Laatst gepubliceerd" }).getByRole("listitem").first();
  await latest.getByText("Titel van de pagina (NL)").waitFor();
  await latest.getByRole("button", { name: "Zet terug" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zet terug" }).click();
  await page.getByText("Teruggezet.").first().waitFor();
  await page.goto(`${BLOCKS}/about`);
  await expect.poll(() => title.inputValue()).toBe(before);

  await page.goto(`${HUYZEN}/desk/versions/pages/9`);
  await page.getByRole("heading", { name: "Versies", exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole("link", { name: /Titel van de pagina \(NL\)/ })
    .first()
    .click();
  await page.getByText(other).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await putBack(page);
  await page.goto(`${HUYZEN}/desk/versions/pages/9`);
  await page
    .getByRole("link", { name: /Titel van de pagina \(NL\)/ })
    .first()
    .click();
  await putBack(page);
});
