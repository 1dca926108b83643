import type { Page } from "playwright-core";
import { type DemoEstate, findEstate, isPlainEstate } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, UNTRANSLATED, untilReady } from "../fixtures.ts";
import { violations } from "../violations.ts";

const isFlemish = (zip = "") => /^(?:1[5-9]|[23]|[89])/.test(zip);

/** The agency tells no costs of its own: they are reckoned for two kinds of buyer. */
const isReckoned = (estate: DemoEstate) =>
  isPlainEstate(estate) &&
  Boolean(estate.general.price?.value) &&
  estate.general.headType.id === 1 &&
  isFlemish(estate.general.address.city?.zip) &&
  !/"registrationCost":\d/.test(JSON.stringify(estate));
const isPriceless = (estate: DemoEstate) => isPlainEstate(estate) && !estate.general.price?.value;

const addressOf = (isMeant: (estate: DemoEstate) => boolean, path = "kosten/") =>
  `${HUYZEN}/nl/aanbod/${path}${findEstate("huyzen", isMeant).general.id}`;
const sumOf = (page: Page) => page.getByRole("region", { name: "Totaal bij aankoop" }).innerText();

test("from the page of a home to its costs, and to those of another purchase", async ({ page }) => {
  await open(page, addressOf(isReckoned, ""));
  await page.getByRole("link", { name: "Wat kost dit echt?" }).click();
  await page.waitForURL(/\/nl\/aanbod\/kosten\/\d+$/);
  await page.getByRole("heading", { level: 1, name: "Wat kost dit echt?" }).waitFor();
  await untilReady(page);
  const own = await sumOf(page);
  await page.getByText("Andere aankoop").click();
  await expect.poll(() => sumOf(page)).not.toBe(own);
  expect(await page.locator("main").innerText()).not.toMatch(UNTRANSLATED);
});

test("a loan needs a rate that the visitor brings, and stays only when asked", async ({ page }) => {
  await open(page, addressOf(isReckoned));
  expect(await page.getByText("Vul eerst uw rentevoet in.").isVisible()).toBe(true);
  await page.getByLabel("Eigen middelen").fill("80.000");
  await page.getByLabel("Rentevoet per jaar").fill("3,25");
  await page.getByText("300 gelijke betalingen").waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem("gevel_costs"));
  expect(await kept()).toBeNull();
  await page.getByLabel("Onthoud mijn cijfers op dit toestel").check();
  expect(await kept()).toContain("80.000");
  await open(page, page.url());
  await expect.poll(() => page.getByLabel("Rentevoet per jaar").inputValue()).toBe("3,25");
  await page.getByLabel("Onthoud mijn cijfers op dit toestel").uncheck();
  expect(await kept()).toBeNull();
});

test("without scripts the kind of purchase is chosen by the address, and the loan says why it waits", async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(addressOf(isReckoned));
  const own = await sumOf(page);
  await page.getByText("Andere aankoop").click();
  await page.getByRole("button", { name: "Toon deze kosten" }).click();
  expect(new URL(page.url()).search).toBe("?buyer=other");
  expect(await sumOf(page)).not.toBe(own);
  expect(await page.getByText("Daarvoor is JavaScript nodig").isVisible()).toBe(true);
});

test("nothing on the page is in anyone's way, on a desk and on a phone", async ({ visitor }) => {
  for (const width of [1440, 320]) {
    const page = await visitor({ bypassCSP: true, viewport: { width, height: 800 } });
    await open(page, addressOf(isReckoned));
    expect(await violations(page)).toEqual([]);
    const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(room[0]).toBeLessThanOrEqual(room[1]!);
  }
});

test("a home whose price is hidden has no page of costs", async ({ page }) => {
  const answer = await page.goto(addressOf(isPriceless));
  expect(answer?.status()).toBe(404);
});
