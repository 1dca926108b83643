import type { Page, Route } from "playwright-core";
import { findEstate, isPlainEstate } from "../demo-bundle.ts";
import { countDocuments, expect, HUYZEN, open, test, untilReady } from "../fixtures.ts";

const notice = (page: Page) => page.locator("#chunk-notice");

test("when a chunk is missing, the page reloads once, then says so and keeps working", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route("**/assets/browser-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(`${HUYZEN}/nl`);
  await notice(page).waitFor({ state: "visible" });
  expect(documents()).toBe(2);
  await page.getByRole("navigation").getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== "/nl");
});

test("when a chunk breaks off once, the reload mends it and nobody is told", async ({ page }) => {
  let isBroken = true;
  await page.route("**/assets/browser-*.js", (route) => {
    if (!isBroken) return route.continue();
    isBroken = false;
    return route.abort("connectionreset");
  });
  const documents = countDocuments(page);
  await page.goto(`${HUYZEN}/nl`);
  await untilReady(page);
  expect(documents()).toBe(2);
  expect(await notice(page).isVisible()).toBe(false);
});

test("a chunk that does not come within two minutes counts as failed", async ({ visitor }) => {
  const page = await visitor();
  await page.clock.install();
  await page.route("**/assets/browser-*.js", () => {});
  const documents = countDocuments(page);
  await page.goto(`${HUYZEN}/nl`, { waitUntil: "commit" });
  await page.clock.fastForward(119_000);
  expect(documents()).toBe(1);
  await page.clock.fastForward(2_000);
  await expect.poll(documents).toBe(2);
});

test("a chunk that fails while a visitor writes leaves the page and what they wrote", async ({ page }) => {
  const puzzle = Promise.withResolvers<Route>();
  await page.route("**/assets/solve-puzzle-*.js", puzzle.resolve);
  await open(page, `${HUYZEN}/nl/contact`);
  const documents = countDocuments(page);
  const message = page.getByRole("textbox", { name: "Uw bericht" });
  await message.fill("Is de tuin gericht op het zuiden?");
  await (await puzzle.promise).abort("connectionreset");
  await notice(page).waitFor({ state: "visible" });
  expect(documents()).toBe(0);
  expect(await message.inputValue()).toBe("Is de tuin gericht op het zuiden?");
});

test("when the code of a gallery is missing, its links lead to the pictures all the same", async ({
  page,
}) => {
  await page.route("**/assets/lightbox-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await open(page, `${HUYZEN}/nl/aanbod/${findEstate("huyzen", isPlainEstate).general.id}`);
  const picture = page.getByRole("link", { name: /^Foto 1 van / });
  await picture.click();
  // Once more after the one reload.
  await notice(page).waitFor({ state: "visible" });
  await picture.click();
  await page.waitForURL(/\/media\//);
});

test("where the map's code cannot be fetched, the cities stand in its place, and the page says that it works on", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await page.route("**/assets/live-map-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  const documents = countDocuments(page);
  await page.goto(`${HUYZEN}/nl/te-koop?view=map`);
  await notice(page).waitFor({ state: "visible" });
  expect(documents()).toBe(2);
  const map = page.getByRole("region", { name: "Het aanbod op de kaart" });
  await map.getByText("De kaart kan hier niet getoond worden.").waitFor();
  await map
    .getByRole("link", { name: /Gent \(\d+\)/ })
    .first()
    .click();
  await page.waitForURL(/[?&]city=\d+/);
});

test("where the map's code cannot be fetched, the offices' addresses stand beside what is missing", async ({
  visitor,
}) => {
  const page = await visitor();
  await page.route("**/assets/live-map-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(`${HUYZEN}/nl/contact`);
  const map = page.getByRole("region", { name: "Onze kantoren op de kaart" });
  await map.scrollIntoViewIfNeeded();
  await notice(page).waitFor({ state: "visible" });
  await map.getByText("De kaart kan hier niet getoond worden.").waitFor();
  for (const address of [/Coupure Links 12\s*9000 Gent/, /Tolpoortstraat 40\s*9800 Deinze/])
    expect(await page.getByRole("main").getByText(address).isVisible()).toBe(true);
});

test("where the styles of a form cannot be fetched, a question is asked on its own page, at the first press", async ({
  page,
}) => {
  const { id } = findEstate("huyzen", isPlainEstate).general;
  await open(page, `${HUYZEN}/nl/aanbod/${id}`);
  const documents = countDocuments(page);
  await page.route("**/assets/sheet-forms-*.css", (route) => route.abort("connectionreset"), { times: 1 });
  await page.locator("a[data-dialog][href*='/contact/']").first().click();
  await page.waitForURL(`${HUYZEN}/nl/aanbod/contact/${id}*`);
  await page.getByRole("textbox", { name: "Uw bericht" }).waitFor();
  // None where the browser had fetched the page ahead.
  expect(documents()).toBeLessThan(2);
});
