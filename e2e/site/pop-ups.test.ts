import type { Page } from "playwright-core";
import { expect, open, test, ZILT } from "../fixtures.ts";

const BY_THE_SEA = `${ZILT}/nl/leven-aan-zee`;
const ABOUT = `${ZILT}/nl/wie-is-zilt`;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** A page whose clock stands until the journey moves it; the visitor's keyboard is at a link of the page. */
async function openAt(page: Page, address: string): Promise<string> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await open(page, address);
  await page.waitForFunction(() => !document.querySelector(":not(:defined)"));
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.focus();
  return (await contact.textContent())!.trim();
}

const CLOSINGS: Record<string, (page: Page) => Promise<void>> = {
  "by Escape": (page) => page.keyboard.press("Escape"),
  "by its cross": (page) => page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).click(),
  "by a press on the veil": (page) => page.mouse.click(10, 10),
};

for (const [how, close] of Object.entries(CLOSINGS)) {
  test(`a pop-up comes a second after its page, closes ${how}, and focus is where it was`, async ({
    page,
  }) => {
    const link = await openAt(page, BY_THE_SEA);
    const popUp = page.getByRole("dialog", { name: "Kom een weekend proeven" });
    await page.clock.runFor(900);
    expect(await popUp.isVisible()).toBe(false);
    await page.clock.runFor(100);
    await popUp.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await popUp.getByRole("heading").click();
    expect(await popUp.isVisible()).toBe(true);
    await close(page);
    await popUp.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe(link);
  });
}

for (const how of ["Escape", "Enter"] as const) {
  test(`a banner comes after two seconds, leaves the page usable, and stays away for a week once closed by ${how}`, async ({
    page,
  }) => {
    const link = await openAt(page, ABOUT);
    const banner = page.getByRole("complementary", { name: "Mededeling" });
    await page.clock.runFor(1_900);
    expect(await banner.isVisible()).toBe(false);
    await page.clock.runFor(100);
    await banner.waitFor();
    expect(await banner.getAttribute("class")).toMatch(/(^| )pop-up-small( |$)/);
    expect(await focused(page)).toBe(link);
    // From the link straight into the banner, as with the keyboard.
    if (how === "Enter") await banner.getByRole("button", { name: "Sluiten" }).focus();
    await page.keyboard.press(how);
    await banner.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe(link);

    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === "gevel_popup_winter-hours")!;
    const days = (cookie.expires - Date.now() / 1_000) / 86_400;
    expect([Math.round(days * 100) / 100, cookie.sameSite]).toEqual([7, "Lax"]);
    await open(page, ABOUT);
    await page.clock.runFor(3_000);
    expect(await banner.count()).toBe(0);
  });
}

const SLIDES = { name: "Eb, vloed en alles ertussen" } as const;
const current = (page: Page) => page.locator('[aria-roledescription] button[aria-current="true"]');

test("slides change every six seconds with a second of transition, until somebody stops them", async ({
  page,
}) => {
  await openAt(page, BY_THE_SEA);
  const slider = page.getByRole("region", SLIDES);
  expect(await slider.getByRole("button", { name: /^Toon foto/ }).count()).toBe(3);
  expect(await slider.getByRole("button", { name: /vorige|volgende/i }).count()).toBe(0);
  expect(
    await slider
      .getByRole("listitem")
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration),
  ).toMatch(/^1s/);
  const shown = () => current(page).getAttribute("aria-label");
  expect(await shown()).toBe("Toon foto 1 van 3");
  await page.clock.runFor(6_000);
  expect(await shown()).toBe("Toon foto 2 van 3");
  // The pop-up of this page.
  await page.keyboard.press("Escape");
  await slider.getByRole("button", { name: "Stop de diavoorstelling" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await shown()).toBe("Toon foto 2 van 3");
  await slider.getByRole("button", { name: "Toon foto 3 van 3" }).click();
  expect(await shown()).toBe("Toon foto 3 van 3");
});

test("slides stand still for who wants less motion", async ({ visitor }) => {
  const page = await visitor({ reducedMotion: "reduce" });
  await openAt(page, BY_THE_SEA);
  await page.clock.runFor(20_000);
  expect(await current(page).getAttribute("aria-label")).toBe("Toon foto 1 van 3");
});
