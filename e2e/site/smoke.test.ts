import { expect, HUYZEN, test, untilReady, ZILT } from "../fixtures.ts";

test("the address alone leads to the visitor's language", async ({ visitor }) => {
  const page = await visitor({ locale: "fr-BE" });
  await page.goto(HUYZEN);
  expect(new URL(page.url()).pathname).toBe("/fr");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
});

for (const locale of ["nl", "fr", "en", "de"]) {
  test(`the home page speaks ${locale} and wakes up`, async ({ page }) => {
    const answer = await page.goto(`${HUYZEN}/${locale}`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await untilReady(page);
    expect(await page.getByText(/_[a-z]+(\.[a-zA-Z]+)+_/).count()).toBe(0);
  });
}

test("a page that is not there says so, with a way on", async ({ page }) => {
  const answer = await page.goto(`${HUYZEN}/nl/hier-is-niets`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").first().waitFor();
});

test("two agencies live on one server, each under its own name", async ({ page }) => {
  await page.goto(`${HUYZEN}/nl`);
  const first = await page.title();
  await page.goto(`${ZILT}/nl`);
  expect(await page.title()).not.toBe(first);
});

test("a page that was rendered once is served from what was kept, the same for everyone", async () => {
  const address = `${HUYZEN}/nl?utm_source=journey`;
  const first = await fetch(address);
  const second = await fetch(address, { headers: { Cookie: "gevel_favorites=1.2.3" } });
  expect(second.headers.get("X-Gevel-Cache")).toBe("hit");
  expect(await second.text()).toBe(await first.text());
  const third = await fetch(address, { headers: { "If-None-Match": second.headers.get("ETag")! } });
  expect(third.status).toBe(304);
});
