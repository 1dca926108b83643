import { ask } from "../ask.ts";
import { readDemoRentals } from "./demo-rentals.ts";
import { expect, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { violations } from "../violations.ts";

const LISTS = {
  nl: "/nl/vakantie-aan-zee",
  fr: "/fr/vacances-a-la-mer",
  en: "/en/holidays-by-the-sea",
  de: "/de/ferien-am-meer",
} as const;
const WORDS = { nl: "vakantie", fr: "vacances", en: "holiday", de: "ferien" } as const;
const LOCALES = Object.keys(LISTS) as Array<keyof typeof LISTS>;

/** Soon enough to be known, late enough to be asked for. */
const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Without scripts a browser waits for every picture before it calls a page loaded. */
const AT_ONCE = { waitUntil: "domcontentloaded" } as const;

const rentals = readDemoRentals("zilt");
const usual = rentals.find(
  ({ periods, address }) => address.visible && periods.some(({ available }) => available),
)!;
const hidden = rentals.find(({ address }) => !address.visible)!;
const taken = rentals.find(({ periods }) => periods.every(({ available }) => !available))!;
const unitPath = (locale: keyof typeof WORDS, id: number) => `/${locale}/${WORDS[locale]}/${id}`;

for (const locale of LOCALES) {
  test(`the list and a unit in ${locale} say all their words, and axe finds nothing`, async ({ page }) => {
    for (const path of [LISTS[locale], unitPath(locale, usual.id)]) {
      await open(page, ZILT + path);
      expect(await page.locator("main").innerText()).not.toMatch(UNTRANSLATED);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("a unit that is opened from the list says all its words, those for ears too", async ({ page }) => {
  await open(page, ZILT + LISTS.de);
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/\/de\/ferien\/\d+/);
  await page.getByRole("heading", { name: "Lage" }).waitFor();
  expect(await page.locator("main").innerHTML()).not.toMatch(UNTRANSLATED);
});

test("a visitor narrows the list without scripts; the filters stand in the address", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(ZILT + LISTS.nl, AT_ONCE);
  const all = Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ vakantiewoningen$/)
        .first()
        .innerText(),
    )?.[0],
  );
  expect(all).toBe(rentals.length);
  await page.locator("summary", { hasText: "Met wie" }).click();
  await page.getByRole("radio", { name: "6 personen" }).check({ force: true });
  await page.locator("summary", { hasText: "Met wie" }).click();
  await page.locator("summary", { hasText: "Meer filters" }).click();
  await page.getByLabel("Type").selectOption({ label: "Villa" });
  await page.getByRole("button", { name: "Zoeken" }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("subKind"), searchParams.get("persons")]).toEqual(["4", "6"]);
  const fitting = rentals.filter(({ general }) => general.subKind.id === 4 && general.maxOccupation >= 6);
  await expect.poll(() => page.getByRole("article").count()).toBe(fitting.length);
  await page.getByRole("link", { name: "Wis alles" }).click();
  expect(new URL(page.url()).search).toBe("");
});

test("without scripts days are two fields of dates, and the nearest stays stand apart from those that fit", async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  // In summer more than half of the weeks are taken: what fits is one page, and others are near.
  const { start } = rentals
    .flatMap(({ periods }) => periods)
    .find((period) => period.available && /-0[78]-/.test(period.start) && period.start > soon)!;
  await page.goto(ZILT + LISTS.nl, AT_ONCE);
  await page.locator("summary", { hasText: "Wanneer" }).click();
  await page.getByRole("radio", { name: "Kies uw dagen" }).check({ force: true });
  await page.getByLabel("Aankomst").fill(start);
  await page.getByRole("button", { name: "Zoeken" }).click();
  expect(new URL(page.url()).searchParams.get("arrival")).toBe(start);
  const fitting = rentals.filter(({ periods }) =>
    periods.some((period) => period.available && period.start === start),
  );
  expect(await page.locator("output strong").first().innerText()).toBe(
    `${fitting.length} ${fitting.length === 1 ? "woning" : "woningen"} vrij`,
  );
  await page.getByRole("heading", { name: "Dicht bij uw dagen" }).waitFor();
});

test("days are chosen in the calendar by keyboard, and its words follow", async ({ page }) => {
  await open(page, ZILT + LISTS.nl);
  await page.locator("summary", { hasText: "Wanneer" }).click();
  await page.getByRole("radio", { name: "Kies uw dagen" }).check({ force: true });
  const calendar = page.getByRole("group", { name: "Kalender" });
  const today = calendar.locator("button[data-day][tabindex='0']");
  await today.focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  for (let week = 0; week < 2; week += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText(/^14 nachten, van /).waitFor();
  expect(await page.getByLabel("Vertrek", { exact: true }).inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await violations(page)).toEqual([]);
});

test("what an address asks that nobody has is told, with a way on", async ({ page }) => {
  await open(page, `${ZILT}${LISTS.nl}?persons=99`);
  await page.getByText("Geen vakantiewoningen gevonden").waitFor();
  await page.getByRole("link", { name: "Toon alle vakantiewoningen" }).click();
  await page.getByRole("article").first().waitFor();
});

test("a stay is chosen in the calendar by keyboard, asked for, and then taken", async ({ page, visitor }) => {
  await open(page, ZILT + unitPath("nl", usual.id));
  const days = page
    .getByRole("table")
    .first()
    .getByRole("link", { name: /aankomst mogelijk/ });
  await days.first().focus();
  await page.keyboard.press("End");
  // Among the days of the months, never in the rows of stays below them.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(
    /aankomst mogelijk/,
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/period=\d+/);
  const period = new URL(page.url()).searchParams.get("period")!;
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.locator(`select[name=periodId]:has(option[value="${period}"]:checked)`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("periodId");
  await form.getByLabel("Voornaam").fill("An");
  await form.getByLabel("Naam", { exact: true }).fill("Peeters");
  await form.getByLabel("E-mailadres").fill("an.peeters@example.be");
  await form.getByRole("button", { name: "Verstuur uw aanvraag" }).click();
  await form.getByRole("alert").getByText("Vink dit aan om verder te gaan.").waitFor();
  await form.getByLabel(/Ik ga ermee akkoord/).check();
  await form.getByRole("button", { name: "Verstuur uw aanvraag" }).click();
  await form.getByText("Uw aanvraag is verstuurd").waitFor();
  // The page shows it as taken by now, and the thanks stay.
  await page.locator(`main a[href*="period=${period}"]`).first().waitFor({ state: "detached" });
  expect(await form.getByText("Uw aanvraag is verstuurd").isVisible()).toBe(true);

  const other = await visitor({ javaScriptEnabled: false });
  await other.goto(`${ZILT}${unitPath("nl", usual.id)}?period=${period}`, AT_ONCE);
  const offered = await other
    .locator("select[name=periodId] option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(offered.length).toBeGreaterThan(1);
  expect(offered).not.toContain(period);
});

test("other months come in place: what was typed stays, and Back shows the months before", async ({
  page,
}) => {
  await open(page, ZILT + unitPath("nl", usual.id));
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.getByLabel("Voornaam").fill("An");
  const months = page.locator("stay-calendar caption");
  const [first] = await months.allInnerTexts();
  await page.getByRole("link", { name: "Later", exact: true }).click();
  await page.waitForURL(/month=/);
  await months.filter({ hasText: first! }).waitFor({ state: "detached" });
  expect(await form.getByLabel("Voornaam").inputValue()).toBe("An");
  await page.goBack();
  await months.filter({ hasText: first! }).waitFor();
  expect(await form.getByLabel("Voornaam").inputValue()).toBe("An");
});

test("another stay and another number of people change the sum and the form, and wipe nothing", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await open(page, `${ZILT}${unitPath("nl", usual.id)}?persons=1`);
  const form = page.getByRole("region", { name: "Vraag een verblijf aan" });
  await form.getByLabel("Voornaam").fill("An");
  await form.getByLabel(/^Uw bericht/).fill("Mag de hond mee?");
  await page
    .getByRole("row")
    .getByRole("link", { name: /^Kies / })
    .first()
    .click();
  const stay = page.getByRole("region", { name: "Uw verblijf is vrij" });
  await stay.waitFor();
  const period = new URL(page.url()).searchParams.get("period")!;
  await form.locator(`select[name=periodId]:has(option[value="${period}"]:checked)`).waitFor();
  const bar = page.getByRole("region", { name: "Uw verblijf", exact: true });
  const sum = async () => /€.+$/.exec((await bar.getByRole("link").textContent())!)![0];
  const before = await sum();
  expect(await page.getByRole("region", { name: "Wat u betaalt" }).textContent()).toContain(before);
  await stay.getByRole("link", { name: "Eén persoon meer" }).click();
  await expect.poll(() => form.getByLabel("Aantal personen").inputValue()).toBe("2");
  await bar.getByText("2 personen").waitFor();
  expect(await sum()).not.toBe(before);
  expect(await form.getByLabel("Voornaam").inputValue()).toBe("An");
  expect(await form.getByLabel(/^Uw bericht/).inputValue()).toBe("Mag de hond mee?");
  expect(await violations(page)).toEqual([]);
});

test("without scripts the request is a form post with what is wrong beside it, and thanks after it", async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(ZILT + unitPath("fr", hidden.id), AT_ONCE);
  const form = page.locator("#request");
  await form.locator("select[name=periodId]").selectOption({ index: 2 });
  await form.locator("input[name=persons]").fill("50");
  await form.locator("input[name=firstName]").fill("Luc");
  await form.locator("input[name=lastName]").fill("Dubois");
  await form.locator("input[name=email]").fill("luc.dubois@example.be");
  await form.getByRole("button", { name: "Envoyer votre demande" }).click();
  // All that is wrong at once.
  const wrong = form.getByRole("alert").first();
  await wrong.getByText(/personnes au maximum/).waitFor();
  expect(await wrong.getByRole("link").count()).toBe(2);
  expect(await form.locator("input[name=lastName]").inputValue()).toBe("Dubois");
  await form.locator("input[name=privacy]").check();
  await form.locator("input[name=persons]").fill("1");
  await form.getByRole("button", { name: "Envoyer votre demande" }).click();
  await page.waitForURL(/sent=rental/);
  await form.getByText("Votre demande est envoyée").waitFor();
});

test("a hidden address is nowhere in its page, and a unit that is all taken says so", async ({ page }) => {
  const answer = await ask(ZILT + unitPath("nl", hidden.id));
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(hidden.address.street.nl!);
  await open(page, ZILT + unitPath("nl", taken.id));
  await page.locator("#request").getByText("Er is op dit moment geen enkel verblijf vrij").waitFor();
});

test("search engines read a vacation rental, its languages and its taken days", async () => {
  const { text } = await ask(ZILT + unitPath("en", usual.id));
  expect(text).toContain('"VacationRental"');
  for (const locale of LOCALES)
    expect(text).toMatch(new RegExp(`hrefLang="${locale}" href="[^"]+${unitPath(locale, usual.id)}"`, "i"));
  const feed = await ask(`${ZILT}${unitPath("en", taken.id)}/calendar.ics`);
  expect([feed.status, feed.header("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(feed.text).toMatch(/BEGIN:VEVENT[\s\S]+DTSTART;VALUE=DATE:\d{8}/);
  expect((await ask(`${ZILT}/sitemap-0.xml`)).text).toContain(unitPath("de", usual.id));
});

test.each([
  ["a unit that never was", unitPath("nl", 99_999_999), 404],
  ["an id that is none", "/nl/vakantie/12x", 404],
  ["its feed", "/nl/vakantie/99999999/calendar.ics", 404],
  ["another language's word", `/nl/holiday/${usual.id}`, 301],
] as const)("%s answers %s %i", async (_what, path, status) => {
  expect((await ask(ZILT + path)).status).toBe(status);
});

test.for([
  ["nl", "Vraag een verblijf aan"],
  ["fr", "Demander un séjour"],
  ["en", "Ask for a stay"],
  ["de", "Aufenthalt anfragen"],
] as const)(
  "on a phone the chosen stay is read in full below its list, in %s",
  async ([locale, name], { visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    await open(page, ZILT + unitPath(locale, usual.id));
    const form = page.getByRole("region", { name });
    const stays = form.locator("select[name=periodId]");
    for (const index of [1, 2]) {
      await stays.selectOption({ index });
      const chosen = await stays.locator("option").nth(index).innerText();
      await form.locator("p", { hasText: chosen }).waitFor();
    }
  },
);

test("on a phone nothing is wider than the screen, and days are large enough to press", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [LISTS.de, unitPath("de", usual.id)]) {
      await open(page, ZILT + path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${path} is ${wide} wide`).toBe(`${path} is ${width} wide`);
    }
  }
  const box = await page
    .getByRole("link", { name: /Anreise möglich/ })
    .first()
    .boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
});
