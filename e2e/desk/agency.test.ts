import { expect, HUYZEN, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

const imprint = async () => (await fetch(`${HUYZEN}/nl/gebruiksvoorwaarden`)).text();

test("on a phone somebody sees what the law still asks of the site, fills it in, and visitors read it", async ({
  visitor,
}) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Mia");
  await page.getByRole("button", { name: "Meer" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Kantoorgegevens" }).click();
  const policy = page.getByRole("textbox", { name: /^Polisnummer/ });
  const before = await policy.inputValue();
  await policy.fill("");
  const number = page.getByRole("textbox", { name: /^Ondernemingsnummer/ });
  const known = await number.inputValue();
  await number.fill("0123.456.780");
  const gaps = page.getByRole("list", { name: "Wat de wet nog vraagt" });
  await gaps.getByText("Polisnummer ontbreekt").waitFor();
  await gaps.getByText("Ondernemingsnummer (KBO): kijk dit na").waitFor();
  await page.getByText(/De wet vraagt op de site nog: Ondernemingsnummer \(KBO\), Polisnummer\./).waitFor();
  expect(await violations(page)).toEqual([]);

  await number.fill(known);
  await gaps.getByRole("link", { name: "Vul aan: Polisnummer" }).click();
  await page.keyboard.type("999.111 <b>");
  await gaps.waitFor({ state: "detached" });
  const publish = page.getByRole("button", { name: "Publiceer", exact: true });
  await publish.click();
  await page.getByText("Gepubliceerd.").first().waitFor();
  await expect.poll(imprint).toContain("999.111 &lt;b&gt;");

  await policy.fill(before);
  await publish.click();
  await expect.poll(async () => (await imprint()).includes("999.111")).toBe(false);
});

test("the agency's data are accessible and fit a narrow phone; a wrong mail address is named at its field", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  await openDesk(page, "Zoe", "zilt");
  await page.goto(`${ZILT}/desk/agency`);
  await page.getByRole("heading", { name: "Alleen wie de site beheert" }).waitFor();
  await page.getByText("zilt.localhost").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const mail = page.getByLabel("E-mailadres").first();
  const before = await mail.inputValue();
  await mail.fill("geen adres");
  await page.getByRole("button", { name: "Publiceer", exact: true }).click();
  await page.getByText("Vul een e-mailadres in, zoals an@kantoor.be.").waitFor();
  await mail.fill(before);
  await page.getByRole("button", { name: "Kantoor toevoegen" }).click();
  await page.getByRole("button", { name: "Publiceer", exact: true }).click();
  await page.getByText("Vul dit in.").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByText("Zoals op de site").waitFor();
});
