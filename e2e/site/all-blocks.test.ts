import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { expect, open, test } from "../fixtures.ts";
import { restartServer } from "../restart-server.ts";
import { violations } from "../violations.ts";

let server: Awaited<ReturnType<typeof restartServer>>;
// Without a proxy before it, and with the pages for developers, so that it shows the one of all blocks.
beforeAll(async () => {
  server = await restartServer({ DEV_PAGES: "1" });
});
afterAll(() => server.stop());

const WIDTHS = [390, 768, 1440] as const;
/** Zilt has holiday homes, huyzen the longer prices. Axe takes seconds here: all widths in one language, one in each other. */
const PAGES = [
  ["nl", "huyzen", WIDTHS],
  ["fr", "zilt", [768]],
  ["en", "huyzen", [1440]],
  ["de", "zilt", [390]],
] as const;

const addressOf = (site: string, query: Record<string, string>) =>
  `${server.origin.replace("localhost", `${site}.localhost`)}/_blocks?${new URLSearchParams(query)}`;

/** How far a page can be scrolled sideways at a width: as wide as the window, if not at all. */
async function widthAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Nineteen blocks in seven states, at three widths. */
const LONG = { timeout: 240_000 };

for (const [language, site, looked] of PAGES) {
  const name = `every block in all its states is for everyone, and as wide as its window, in ${language}`;
  test(name, LONG, async ({ visitor }) => {
    const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
    await open(page, addressOf(site, { language }));
    for (const width of [320, ...WIDTHS]) {
      expect(await widthAt(page, width)).toBe(width);
      if ((looked as readonly number[]).includes(width)) expect(await violations(page)).toEqual([]);
    }
  });
}

test("without scripts no block is wider than its window", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(addressOf("zilt", { language: "de" }), { waitUntil: "domcontentloaded" });
  for (const width of [320, ...WIDTHS]) expect(await widthAt(page, width)).toBe(width);
});

test("what lies over its page is for everyone as well, on the smallest screen", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  for (const [block, role] of [
    ["timed-pop-up", "dialog"],
    ["pop-up-banner", "complementary"],
  ] as const) {
    await open(page, addressOf("zilt", { language: "de", block, state: `${block}-long-words` }));
    await page.getByRole(role).waitFor();
    expect(await widthAt(page, 320)).toBe(320);
    expect(await violations(page)).toEqual([]);
  }
});
