import { expect, HUYZEN, open, test } from "../fixtures.ts";
import { storedMailsTo } from "../stored-mails.ts";
import { countedIn, HERE, linkFor, newAddress, subscribe } from "../subscribers.ts";
import { violations } from "../violations.ts";
import { somebody } from "../visits.ts";

const NO_SCRIPT = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

test("with scripts any city is found by typing, chosen by keys, and counted", async ({ page }) => {
  await open(page, HUYZEN + HERE);
  const before = await countedIn(page).innerText();
  await page.getByText("Kiest u niets, dan tellen alle gemeenten mee.").click();
  const field = page.getByRole("combobox", { name: "Gemeente of postcode" });
  await field.pressSequentially("9300");
  await page.getByRole("option", { name: "Aalst 9300", exact: true }).waitFor();
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Enter");
  expect(await page.getByRole("checkbox", { name: "Aalst, alle deelgemeenten" }).isChecked()).toBe(true);
  await field.pressSequentially("9300");
  await page.getByRole("option", { name: "Aalst 9300", exact: true }).click();
  expect(await page.getByRole("checkbox", { name: "9300 Aalst" }).isChecked()).toBe(true);
  expect(await field.inputValue()).toBe("");
  await expect.poll(() => countedIn(page).innerText()).not.toBe(before);
  expect(await violations(page)).toEqual([]);
});

test("without scripts a city is looked for by its name, and one that is no city is said beside the field", async ({
  visitor,
}) => {
  const page = await visitor({ ...NO_SCRIPT, extraHTTPHeaders: somebody() });
  await page.goto(HUYZEN + HERE);
  await page.getByText("Kiest u niets, dan tellen alle gemeenten mee.").click();
  await page.getByLabel("Gemeente of postcode").fill("9300");
  await page.getByRole("button", { name: "Zoek deze gemeente" }).click();
  expect(await page.getByRole("checkbox", { name: "9300 Aalst" }).isChecked()).toBe(true);
  await page.getByLabel("Gemeente of postcode").fill("Atlantis");
  await page.getByLabel("E-mailadres").fill(newAddress());
  await page.getByLabel(/^Ik wil mails krijgen/).check();
  await page.getByRole("button", { name: "Hou me op de hoogte" }).click();
  await page.getByText("Gemeente: Kies deze gemeente uit de lijst, of maak dit veld leeg.").waitFor();
  expect(await page.getByRole("checkbox", { name: "9300 Aalst" }).isChecked()).toBe(true);
});

test("a city where nothing is on offer now can be followed, and stays when the wishes are changed", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(somebody());
  const email = newAddress();
  await open(page, HUYZEN + HERE);
  await page.getByText("Kiest u niets, dan tellen alle gemeenten mee.").click();
  const field = page.getByRole("combobox", { name: "Gemeente of postcode" });
  await field.pressSequentially("Zelz");
  await page.getByRole("option", { name: "Zelzate 9060" }).click();
  await page.getByText("Nu past er geen enkel pand bij uw wensen").waitFor();
  await subscribe(page, email);
  await page.goto(HUYZEN + (await linkFor(email)));
  await page.getByRole("button", { name: "Bevestig" }).click();
  await expect.poll(() => page.getByRole("checkbox", { name: "9060 Zelzate" }).isChecked()).toBe(true);
  await page.goto(`${HUYZEN}/nl/te-koop`);
  expect(await page.getByRole("checkbox", { name: /Zelzate/ }).count()).toBe(0);
});

test("without scripts such a city is found by its name, and one that nobody knows is said to be unknown", async ({
  visitor,
}) => {
  const page = await visitor({ ...NO_SCRIPT, extraHTTPHeaders: somebody() });
  await page.goto(HUYZEN + HERE);
  await page.getByText("Kiest u niets, dan tellen alle gemeenten mee.").click();
  await page.getByLabel("Gemeente of postcode").fill("zelzate");
  await page.getByRole("button", { name: "Zoek deze gemeente" }).click();
  expect(await page.getByRole("checkbox", { name: "9060 Zelzate" }).isChecked()).toBe(true);
  await page.getByLabel("Gemeente of postcode").fill("Atlantis");
  await page.getByRole("button", { name: "Zoek deze gemeente" }).click();
  await page.getByText("Deze gemeente kennen we niet").waitFor();
});

for (const [name, options] of [
  ["with scripts", {}],
  ["without scripts", NO_SCRIPT],
] as const) {
  test(`${name} a subscription moves to another address, once that one confirms`, async ({ visitor }) => {
    const page = await visitor({ ...options, extraHTTPHeaders: somebody() });
    const [before, after] = [newAddress(), newAddress()];
    await page.goto(HUYZEN + HERE);
    await subscribe(page, before);
    const link = await linkFor(before);
    await page.goto(HUYZEN + link);
    await page.getByRole("button", { name: "Bevestig" }).click();
    await page.getByLabel("Nieuw e-mailadres").fill(after);
    await page.getByRole("button", { name: "Vraag de bevestiging" }).click();
    await page.getByText("We stuurden een mail naar het nieuwe adres.").waitFor();
    await page.goto(HUYZEN + (await linkFor(after)));
    await page.getByRole("button", { name: "Bevestig" }).click();
    await page.getByText(`We houden ${after} op de hoogte.`).waitFor();
    await page.goto(HUYZEN + link);
    await page.getByRole("heading", { level: 1, name: "Deze link werkt niet meer" }).waitFor();
    await expect.poll(async () => (await storedMailsTo(before)).length).toBe(2);
    const told = (await storedMailsTo(before)).find(({ subject }) => subject?.includes("ander adres"));
    expect(told?.text).not.toContain(after);
  });
}
