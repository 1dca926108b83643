import type { Page } from "playwright-core";
import { expect, HUYZEN, test } from "../fixtures.ts";
import { PHONE } from "../walks/count-taps.ts";
import { openDesk } from "./sign-in-by-link.ts";

/** A page that no other journey looks at. */
const BLOCK = `${HUYZEN}/desk/pages/11/blocks/list`;
const ADDRESS = "/nl/karakterpanden";

const heading = (page: Page) => page.getByLabel(/^Kop(?! bij)/);
const saved = (page: Page) => page.getByText(/^Bewaard om/).waitFor();
const pageOfVisitors = async (path: string) => (await fetch(HUYZEN + path)).text();

async function type(page: Page, text: string): Promise<void> {
  await page.goto(BLOCK);
  await heading(page).fill(text);
  await saved(page);
}

test("what is prepared is seen by who has its address alone, until it is published for all", async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Petra");
  await type(page, "Huizen met een ziel");
  const link = page.getByRole("link", { name: /^Voorbeeld/ });
  const address = HUYZEN + (await link.getAttribute("href"));
  expect(await pageOfVisitors(ADDRESS)).not.toContain("Huizen met een ziel");

  const guest = await visitor(PHONE);
  const answer = (await guest.goto(address))!;
  await guest.getByText("Huizen met een ziel").first().waitFor();
  expect(answer.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "x-frame-options": "SAMEORIGIN",
  });
  const french = await guest.locator("a[hreflang=fr]").first().getAttribute("href");
  expect(french).toMatch(/^\/preview\/.+\/fr\//);
  expect((await fetch(HUYZEN + french)).status).toBe(200);

  await page.getByRole("button", { name: "Publiceer", exact: true }).click();
  await page.getByText("Gepubliceerd.").first().waitFor();
  expect(await pageOfVisitors(ADDRESS)).toContain("Huizen met een ziel");
  expect((await fetch(address)).status).toBe(404);
});

test("nobody finds a preview by guessing", async () => {
  const id = crypto.randomUUID();
  for (const token of ["x", id, `${id}.1.${"A".repeat(22)}`])
    expect((await fetch(`${HUYZEN}/preview/${token}/nl`)).status, token).toBe(404);
});

test("a draft waits for its time, and that can be taken back", async ({ visitor }) => {
  const page = await visitor(PHONE);
  await openDesk(page, "Petra");
  await type(page, "Karakter te koop");
  await page.getByRole("button", { name: "Publiceer op een tijdstip" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publiceer op een tijdstip" }).click();
  await page.getByText("Wordt vanzelf gepubliceerd op").first().waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Toch niet" }).click();
  await page.getByRole("button", { name: "Toch niet" }).waitFor({ state: "detached" });
  expect(await pageOfVisitors(ADDRESS)).not.toContain("Karakter te koop");
  await page.getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gooi wijzigingen weg" }).click();
  await page.getByText("Zoals op de site").waitFor();
});

test("of two editors nothing is overwritten, until one of them chooses", async ({ visitor }) => {
  const [first, second] = [await visitor(PHONE), await visitor(PHONE)];
  await openDesk(first, "Petra");
  await openDesk(second, "Quinten");
  for (const page of [first, second]) {
    await page.goto(BLOCK);
    await heading(page).waitFor();
  }
  await heading(first).fill("Van Petra");
  await saved(first);
  await heading(second).fill("Van Quinten");
  const told = second.getByText("Petra wijzigde intussen hetzelfde.");
  await told.waitFor();
  await expect.poll(() => told.textContent()).toMatch(/Daar staat nu: .*Kop \(NL\) “Van Petra”\./);
  expect(await heading(second).inputValue()).toBe("Van Quinten");
  await second.getByRole("button", { name: "Neem wat er nu staat" }).click();
  expect(await heading(second).inputValue()).toBe("Van Petra");
});
