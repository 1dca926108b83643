import type { Page } from "playwright-core";

/** Presses End once what came to the page has its place: until then the key leads to the end as it was before. */
export async function pressEnd(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((placed) => requestAnimationFrame(() => requestAnimationFrame(placed))),
  );
  await page.keyboard.press("End");
}
