import { expect, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";

const NEXT_PAGE = /\.data(\?|$)/;

test("when the next page can't be fetched, that is said in the agency's own colours, with a way on", async ({
  page,
}) => {
  await open(page, `${ZILT}/nl`);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  const usual = await accent();
  await page.route(NEXT_PAGE, (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.getByRole("banner").getByRole("link", { name: "Nieuwbouw" }).click();
  await page.getByRole("heading", { level: 1, name: "Er ging iets mis bij ons" }).waitFor();
  expect(await accent()).toBe(usual);
  expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
  await page.unroute(NEXT_PAGE);
  await page.getByRole("main").getByRole("link", { name: "Probeer opnieuw" }).click();
  await page.getByRole("heading", { level: 1, name: "Nieuwbouw aan zee" }).waitFor();
});
