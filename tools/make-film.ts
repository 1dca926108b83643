/**
 * Films the product for the README, as a visitor uses the demo agency Huyzen:
 *   node tools/make-film.ts [origin of a server with the demo] [file]
 * Makes an animated WebP of screenshots; needs a browser (GEVEL_BROWSER, else one that is installed).
 */
import { stat } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { browserPath } from "./browser.mjs";

const SIZE = { width: 1_120, height: 700 };
const FILMED_WIDTH = 800;
const QUALITY = 62;
/** Readers of the README load the film. */
const MOST_BYTES = 600_000;

const [origin = "http://huyzen.localhost:3000", file = "docs/film.webp"] = process.argv.slice(2);
type Frame = { readonly picture: Buffer; readonly ms: number };
const frames: Frame[] = [];

const browser = await chromium.launch({
  executablePath: (await browserPath()) ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});
try {
  const page = await browser.newPage({ viewport: SIZE, locale: "en", reducedMotion: "reduce" });
  await film(page);
} finally {
  await browser.close();
}
await sharp(
  frames.map(({ picture }) => picture),
  { join: { animated: true } },
)
  .webp({ quality: QUALITY, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
  .toFile(file);
const { size } = await stat(file);
console.log(`${file}: ${frames.length} pictures, ${Math.round(size / 1_000)} kB`);
if (size > MOST_BYTES) {
  console.error(`more than ${MOST_BYTES / 1_000} kB`);
  process.exitCode = 1;
}

async function film(page: Page): Promise<void> {
  await page.goto(`${origin}/en`);
  await shoot(page, 1_600);
  await page.goto(`${origin}/en/for-sale`);
  await shoot(page, 1_400);
  await scrollTo(page, 620);
  await shoot(page, 1_000);
  await page.goto(`${origin}/en/for-sale?type=1&bed-min=3&sortType=price&sortOrder=ASC`);
  await shoot(page, 1_500);
  await page.locator("article a").first().click();
  await page.waitForURL((url) => !url.pathname.endsWith("/for-sale"));
  await shoot(page, 1_600);
  for (const top of [560, 1_150]) {
    await scrollTo(page, top);
    await shoot(page, 1_200);
  }
  await page.goto(`${origin}/fr`);
  await shoot(page, 1_200);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await shoot(page, 1_400);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
}

/** A picture of what the page shows once its own pictures are there. */
async function shoot(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== "lazy" && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  const picture = await sharp(await page.screenshot())
    .resize(FILMED_WIDTH)
    .png()
    .toBuffer();
  frames.push({ picture, ms });
}
