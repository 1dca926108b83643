import { ask } from "../ask.ts";
import { expect, test, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { countTaps, PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

const SCRIPT = "<script>document.title='x'</script>";
const visible = async (path: string) => (await ask(ZILT + path)).text;

test("on a phone somebody writes a news item within a minute, and visitors read it", async ({ visitor }) => {
  const page = await visitor({ ...PHONE, bypassCSP: true });
  await openDesk(page, "Nora", "zilt");
  const begin = Date.now();
  const { tap, counted } = countTaps();
  await tap(page.getByRole("button", { name: "Meer" }));
  await tap(page.getByRole("dialog").getByRole("link", { name: "Nieuws" }));
  await tap(page.getByRole("button", { name: "Voeg toe" }));
  await page.getByRole("textbox", { name: /^Titel/ }).fill(`Nieuw op de dijk ${SCRIPT}`);
  const text = page.getByRole("textbox", { name: /^Tekst/ });
  await text.click();
  await text.pressSequentially("Wonen naast het strand.");
  await tap(page.getByRole("button", { name: "Publiceer", exact: true }));
  await page.getByText("Gepubliceerd.").first().waitFor();
  expect(Date.now() - begin).toBeLessThan(60_000);
  expect(counted().taps).toBe(4);
  expect(await violations(page)).toEqual([]);
  const address = (await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href"))!;
  await expect.poll(() => visible(address)).toContain("Wonen naast het strand.");
  expect(await visible(address)).not.toContain(SCRIPT);

  await page.getByRole("button", { name: "Verwijder dit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("button", { name: "Voeg toe" }).waitFor();
  await expect.poll(async () => (await ask(ZILT + address)).status).toBe(404);
});

test("a news item that somebody began and left stands at the top of its list until it is published or discarded", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Nora", "zilt");
  await page.goto(`${ZILT}/desk/content/news`);
  await page.getByRole("button", { name: "Voeg toe" }).tap();
  const title = page.getByRole("textbox", { name: /^Titel/ });
  await title.fill("Begonnen op de dijk");
  await page.getByRole("link", { name: "Terug naar Nieuws" }).tap();
  const begun = page.getByRole("link", { name: /Begonnen op de dijk.*Nora.*Concept/ });
  await begun.waitFor();
  expect(await violations(page)).toEqual([]);
  await begun.tap();
  expect(await title.inputValue()).toBe("Begonnen op de dijk");
  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).tap();
  await page.getByRole("link", { name: "Nieuws" }).first().tap();
  await page.getByRole("button", { name: "Voeg toe" }).waitFor();
  await expect.poll(() => begun.count()).toBe(0);
});
