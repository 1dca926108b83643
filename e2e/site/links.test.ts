import type { Page } from "playwright-core";
import { expect, HUYZEN, open, test } from "../fixtures.ts";

const LIST = `${HUYZEN}/nl/te-koop`;

/** A mark that a new document would not carry. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

test("a card opens its estate, and Back finds the very list again", async ({ page }) => {
  await open(page, LIST);
  const card = page.getByRole("article").nth(4).getByRole("link");
  const path = await card.getAttribute("href");
  await card.click();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole("link", { name: "Terug naar uw zoekresultaten" }).waitFor();
  await page.goBack();
  await page.waitForURL(LIST);
  await expect.poll(() => card.evaluate(isInSight)).toBe(true);
});

test("with Control held a card opens beside, and the list stays", async ({ page }) => {
  await open(page, LIST);
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("article")
    .first()
    .getByRole("link")
    .click({ modifiers: ["Control"] });
  await (await opened).waitForURL("**/nl/aanbod/**");
  expect(page.url()).toBe(LIST);
});

test("a link in an agency's own text leads to the document of its address, in this language and in another", async ({
  page,
}) => {
  for (const [href, words] of [
    ["/nl/te-huur", "wat wij verhuren"],
    ["/fr/a-vendre", "en français"],
  ] as const) {
    await open(page, LIST);
    await mark(page);
    await page.evaluate(
      ([to, said]) =>
        document
          .querySelector("main")!
          .insertAdjacentHTML("afterbegin", `<p><a href="${to}">${said}</a></p>`),
      [href, words],
    );
    await page.getByRole("link", { name: words }).click();
    await page.waitForURL(`**${href}`);
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await page.waitForURL(LIST);
  }
});
