import { type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test } from "../fixtures.ts";
import { violations } from "../violations.ts";
import { DESKTOP, PHONE, SCREENS } from "./screens.ts";

/** The estate whose title has the longest word. */
const longestWord = ({ general }: DemoEstate) =>
  Math.max(...(general.title.nl ?? "").split(" ").map(({ length }) => length));
const wordy = readEstates("huyzen")
  .filter((one) => isPlainEstate(one))
  .toSorted((a, b) => longestWord(b) - longestWord(a))[0]!.general.id;

for (const [name, dutch, other] of SCREENS) {
  test(`${name}: nothing in the way of anyone, on a phone and on a desk`, async ({ visitor }) => {
    const page = await visitor({ bypassCSP: true, viewport: PHONE, reducedMotion: "reduce" });
    for (const [path, viewport] of [
      [dutch, PHONE],
      [other, DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, HUYZEN + path);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("the documentation of the API: nothing in the way of anyone", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, viewport: PHONE });
  await page.goto(`${HUYZEN}/api/docs`);
  expect(await violations(page)).toEqual([]);
});

test("the open filter of a phone, and an open menu: nothing in the way of anyone", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, viewport: PHONE, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/nl/te-koop`);
  await page.getByRole("button", { name: /Filters$/ }).click();
  await page.getByRole("heading", { name: "Filter het aanbod" }).waitFor();
  await page
    .getByRole("search")
    .locator("summary")
    .filter({ hasText: /^Gemeente/ })
    .click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sluiten" }).click();
  await page.getByLabel("Menu", { exact: true }).click();
  expect(await violations(page)).toEqual([]);
});

test("no screen scrolls sideways at 320 pixels, which is also 1280 at four times the size", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 320, height: 256 } });
  for (const [, dutch, other] of [...SCREENS, ["", `/nl/aanbod/${wordy}`, `/de/angebot/${wordy}`]]) {
    for (const path of [dutch!, other!]) {
      await page.goto(HUYZEN + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${path} is ${width} wide`).toBe(`${path} is 320 wide`);
    }
  }
});

test("nothing moves by itself on a screen as it loads", async ({ visitor }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await visitor({ viewport });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of [SCREENS[0][1], SCREENS[1][1], SCREENS[6][1]]) {
      await open(page, HUYZEN + path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(`${path} ${shifted < 0.01 ? "stands still" : shifted}`).toBe(`${path} stands still`);
    }
  }
});

test("who wants less motion gets none", async ({ visitor }) => {
  const page = await visitor({ reducedMotion: "reduce" });
  for (const path of ["/nl", "/nl/te-koop"]) {
    await open(page, HUYZEN + path);
    // A hundredth of a millisecond stands for none: what waits for an end still hears of it.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getTiming().duration) > 1)
        .map((animation) => (animation as CSSAnimation).animationName ?? "a transition"),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});
