import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { ask } from "../ask.ts";
import { expect, HUYZEN, test, untilReady } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/te-koop`;

/** Files that a page waits for until they are let go. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

function scriptsAskedBy(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test("a page's scripts leave the line to its first picture, save its first one", async ({ page }) => {
  const scripts = scriptsAskedBy(page);
  const letPicturesGo = await holdBack(page, "**/media/**");
  await page.goto(LIST, { waitUntil: "domcontentloaded" });
  expect(scripts.length).toBe(1);
  letPicturesGo();
  await untilReady(page);
});

test("the first script of a page is one file of 5,000 bytes at most", async ({ page }) => {
  const scripts = scriptsAskedBy(page);
  await holdBack(page, "**/media/**");
  await page.goto(LIST, { waitUntil: "domcontentloaded" });
  const { text } = await ask(scripts[0]!);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(5_000);
});

test("who stirs before the first picture is there need not wait for it", async ({ page }) => {
  await holdBack(page, "**/media/**");
  await page.goto(LIST, { waitUntil: "domcontentloaded" });
  await page.mouse.wheel(0, 100);
  await untilReady(page);
});

test("a picture that doesn't come holds a page's scripts up for ten seconds at most", async ({ page }) => {
  await page.clock.install();
  await holdBack(page, "**/media/**");
  await page.goto(LIST, { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(10_000);
  await untilReady(page);
});

test("a button pressed before its script is there does its work once it is", async ({ page }) => {
  await page.goto(LIST);
  const estate = await page.locator('article a[href*="/nl/aanbod/"]').first().getAttribute("href");
  const letScriptsGo = await holdBack(page, "**/assets/*.js");
  await page.goto(HUYZEN + estate, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Kopieer link" }).click();
  letScriptsGo();
  // Where a browser forbids copying, the link itself stands there.
  await expect.poll(() => page.locator("main output").first().textContent()).not.toBe("");
});

test("a form sent before its script is there is sent by the browser, and keeps what was typed", async ({
  page,
}) => {
  await holdBack(page, "**/assets/*.js");
  await page.goto(`${HUYZEN}/nl/contact`, { waitUntil: "commit" });
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Voornaam").press("Enter");
  await page.getByText("Naam: Vul dit veld in.").waitFor();
  expect(await page.getByLabel("Voornaam").inputValue()).toBe("An");
});

test("a filter chosen before its script is there leads the list once it is", async ({ page }) => {
  const letScriptsGo = await holdBack(page, "**/assets/*.js");
  await page.goto(LIST, { waitUntil: "commit" });
  await page.getByRole("search").getByText("Prijs", { exact: true }).first().click();
  await page.getByRole("search").getByLabel("Minimum").selectOption({ label: "€ 200.000,00" });
  letScriptsGo();
  await page.waitForURL((url) => url.searchParams.get("price-min") === "200000");
});
