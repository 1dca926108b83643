import { expect, HUYZEN, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

const home = async () => (await fetch(`${HUYZEN}/nl/favorieten`)).text();

test("on a phone somebody adds an item to the menu, moves it and takes it off again", async ({ visitor }) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Mia");
  const { tap, choose, counted } = countTaps();
  const publish = page.getByRole("button", { name: "Publiceer", exact: true });
  await tap(page.getByRole("button", { name: "Meer" }));
  await tap(page.getByRole("dialog").getByRole("link", { name: "Menu", exact: true }));
  await tap(page.getByRole("button", { name: "Regel toevoegen" }));
  await choose(page.getByLabel("Leidt naar"), { label: "Over Huyzen" });
  await page.getByLabel(/^Woorden van de link/).fill("Wie wij zijn <script>");
  expect(await violations(page)).toEqual([]);

  await page.context().setOffline(true);
  await tap(publish);
  await page.getByRole("alert").filter({ hasText: "Geen verbinding" }).waitFor();
  await page.context().setOffline(false);
  await tap(publish);
  await page.getByText("Gepubliceerd.").first().waitFor();
  await expect.poll(home).toContain("Wie wij zijn &lt;script&gt;");
  expect(counted().taps).toBe(7);

  await page.getByRole("button", { name: "Omhoog" }).click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await publish.click();
  await expect.poll(async () => (await home()).includes("Wie wij zijn")).toBe(false);
});

test("the menus are accessible, and fit a narrow phone", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, bypassCSP: true });
  await openDesk(page, "Mia");
  for (const type of ["main", "footer", "legal"]) {
    await page.goto(`${HUYZEN}/desk/menus/${type}`);
    await page.getByRole("button", { name: "Regel toevoegen" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
