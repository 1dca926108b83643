import type { Locator, Page } from "playwright-core";
import { violations } from "../violations.ts";
import { ask } from "../ask.ts";
import { expect, HUYZEN, open, test, untilHydrated, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { book, freeTimes, HOME, isCancelled, OTHER_HOME, SOLD, somebody, THIRD_HOME } from "../visits.ts";

const PHONE = { width: 390, height: 844 };

async function fillIn(where: Page | Locator): Promise<void> {
  await where.getByLabel("Voornaam").fill("An");
  await where.getByLabel("Naam", { exact: true }).fill("Peeters");
  await where.getByLabel("E-mailadres").fill("an.peeters@example.be");
  await where.getByRole("checkbox").check();
}

/** The form above a page, without that of the cross beside it. */
const formIn = (dialog: Locator) => dialog.locator("form").filter({ hasText: "Voornaam" });
const submit = (where: Page | Locator) => where.getByRole("button", { name: "Leg dit bezoek vast" }).click();
const idIn = (address: string) => new URL(address).pathname.split("/").at(-1)!;

test("a visitor books a visit on the page of an estate, and takes it to their calendar", async ({
  visitor,
}) => {
  const page = await visitor({ extraHTTPHeaders: somebody() });
  await open(page, `${HUYZEN}/nl/aanbod/${HOME}`);
  await page.getByRole("link", { name: "Plan een bezoek" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan een bezoek" });
  await untilHydrated(formIn(dialog));
  await submit(dialog);
  const refusal = formIn(dialog).getByText("Kies een dag en een uur.", { exact: true });
  await refusal.first().waitFor();
  await dialog.locator("summary").nth(1).click();
  const time = dialog.getByRole("radio").filter({ visible: true }).first();
  const start = await time.getAttribute("value");
  await time.check();
  await expect.poll(() => refusal.count()).toBe(0);
  await fillIn(dialog);
  await submit(dialog);
  await page.getByRole("heading", { level: 1, name: "Uw bezoek is vastgelegd" }).waitFor();
  expect(await page.getByText("An Peeters").count()).toBe(1);
  expect(await freeTimes(HOME)).not.toContain(start);

  const file = await page.getByRole("link", { name: "Agendabestand (.ics)" }).getAttribute("href");
  const calendar = await ask(HUYZEN + file);
  expect(calendar.header("content-type")).toContain("text/calendar");
  expect(calendar.text).toContain("BEGIN:VEVENT");
  expect(calendar.text).not.toContain(idIn(page.url()));
  const google = await page.getByRole("link", { name: /^Google Calendar/ }).getAttribute("href");
  expect(google).toContain("calendar.google.com");
  expect(google).not.toContain(idIn(page.url()));
});

test("on a phone a visit takes four taps beside what is typed; the chosen time stays while other days are shown", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: PHONE, hasTouch: true, extraHTTPHeaders: somebody() });
  let taps = 0;
  const tap = (where: Locator) => {
    taps += 1;
    return where.tap();
  };
  await open(page, `${HUYZEN}/nl/aanbod/${OTHER_HOME}`);
  await tap(page.getByRole("link", { name: "Plan een bezoek" }).filter({ visible: true }));
  const dialog = page.getByRole("dialog", { name: "Plan een bezoek" });
  await untilHydrated(formIn(dialog));
  const time = dialog
    .locator("label")
    .filter({ has: page.getByRole("radio") })
    .filter({ visible: true });
  await tap(time.nth(1));
  const start = await dialog.getByRole("radio", { checked: true }).getAttribute("value");
  await dialog.getByLabel("Voornaam").fill("An");
  await dialog.getByLabel("Naam", { exact: true }).fill("Peeters");
  await dialog.getByLabel("E-mailadres").fill("an.four-taps@example.be");
  await dialog.getByRole("link", { name: "Latere dagen" }).click();
  await dialog.getByRole("link", { name: "Eerdere dagen" }).waitFor();
  await dialog.getByText("Uw keuze:").waitFor();
  expect(await dialog.getByRole("radio", { checked: true }).getAttribute("value")).toBe(start);
  await tap(dialog.getByRole("checkbox"));
  await tap(dialog.getByRole("button", { name: "Leg dit bezoek vast" }));
  await page.getByRole("heading", { level: 1, name: "Uw bezoek is vastgelegd" }).waitFor();
  expect(taps).toBe(4);
  expect(await freeTimes(OTHER_HOME)).not.toContain(start);
});

test("on a phone Back closes what lies above the page, and Forward shows it with all that was typed", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: PHONE });
  const estate = `${HUYZEN}/nl/aanbod/${HOME}`;
  await open(page, `${HUYZEN}/nl`);
  await open(page, estate);
  const address = page.url();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const link = page.getByRole("link", { name: "Plan een bezoek" }).filter({ visible: true });
  await link.click();
  const dialog = page.getByRole("dialog", { name: `Plan een bezoek ${title}` });
  await untilHydrated(formIn(dialog));
  await dialog.getByLabel("Voornaam").fill("An");
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  expect(page.url()).toBe(address);
  await page.goForward();
  await dialog.waitFor();
  expect(await dialog.getByLabel("Voornaam").inputValue()).toBe("An");
  await dialog.getByRole("button", { name: "Sluiten" }).click();
  await dialog.waitFor({ state: "hidden" });
  await link.click();
  await dialog.waitFor();
  expect(await dialog.getByLabel("Voornaam").inputValue()).toBe("An");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => history.state?.dialog ?? null)).toBeNull();
  // One step further back is the page before: nothing of what was closed stands between.
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${HUYZEN}/nl`);
});

test("where the times don't come, what lies above the page says so and asks again, and keeps what was typed", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce", extraHTTPHeaders: somebody() });
  await open(page, `${HUYZEN}/nl/aanbod/${HOME}`);
  const TIMES = /bezoek-plannen/;
  await page.route(TIMES, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Plan een bezoek" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan een bezoek" });
  const alert = dialog.getByRole("alert");
  await alert.getByText("We konden de vrije tijdstippen niet ophalen.").waitFor();
  expect(await violations(page)).toEqual([]);
  const failed = page.waitForEvent("requestfailed", (request) => TIMES.test(request.url()));
  await alert.getByRole("button", { name: "Probeer opnieuw" }).click();
  await failed;
  await page.locator("dialog[aria-busy]").waitFor({ state: "detached" });
  await alert.waitFor();

  await page.unroute(TIMES);
  await alert.getByRole("button", { name: "Probeer opnieuw" }).click();
  await untilHydrated(formIn(dialog));
  await fillIn(dialog);
  expect(await alert.count()).toBe(0);

  await page.route(TIMES, (route) => route.abort("internetdisconnected"));
  await dialog.getByRole("link", { name: "Latere dagen" }).click();
  await alert.waitFor();
  expect(await dialog.getByLabel("Voornaam").inputValue()).toBe("An");
  await page.unroute(TIMES);
  await alert.getByRole("button", { name: "Probeer opnieuw" }).click();
  await dialog.getByRole("link", { name: "Eerdere dagen" }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(await dialog.getByLabel("E-mailadres").inputValue()).toBe("an.peeters@example.be");
  expect(page.url()).toContain("/nl/aanbod/");
});

test("without scripts a visit is booked by plain forms, and what was typed stays when a time is missing", async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false, extraHTTPHeaders: somebody() });
  await page.goto(`${HUYZEN}/nl/aanbod/${OTHER_HOME}`);
  await page.getByRole("link", { name: "Plan een bezoek" }).click();
  await page.getByRole("link", { name: "Latere dagen" }).click();
  await fillIn(page);
  await submit(page);
  await page.getByRole("alert").getByText("Kies een dag en een uur.").waitFor();
  expect(await page.getByLabel("Voornaam").inputValue()).toBe("An");
  const time = page.getByRole("radio").filter({ visible: true }).first();
  const start = await time.getAttribute("value");
  await time.check();
  await submit(page);
  await page.getByRole("heading", { level: 1, name: "Uw bezoek is vastgelegd" }).waitFor();
  expect(await freeTimes(OTHER_HOME)).not.toContain(start);
  const id = idIn(page.url());
  await page.getByRole("link", { name: "Bekijk, verplaats of annuleer deze afspraak" }).click();
  await page.getByRole("link", { name: "Afspraak annuleren" }).click();
  await page.getByRole("button", { name: "Afspraak annuleren" }).click();
  await page.getByText("Uw afspraak is geannuleerd.").waitFor();
  expect(await isCancelled(id)).toBe(true);
  expect(await freeTimes(OTHER_HOME)).toContain(start);
});

test("whoever comes second is told so, sees what is still free, and keeps what they typed", async ({
  visitor,
}) => {
  const page = await visitor({ extraHTTPHeaders: somebody() });
  await open(page, `${HUYZEN}/nl/bezoek-plannen/${THIRD_HOME}`);
  await fillIn(page);
  await page.getByRole("link", { name: "Latere dagen" }).click();
  await page.getByRole("link", { name: "Eerdere dagen" }).waitFor();
  const time = page.getByRole("radio").filter({ visible: true }).first();
  const start = (await time.getAttribute("value"))!;
  await time.check();
  await book(THIRD_HOME, start);
  await submit(page);
  const told = page.getByRole("alert");
  await told.getByText("Dit tijdstip is net door iemand anders gekozen.").waitFor();
  await expect.poll(() => page.locator(`input[value="${start}"]`).count()).toBe(0);
  expect(await page.getByLabel("E-mailadres").inputValue()).toBe("an.peeters@example.be");
  await told.getByRole("link").click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("FIELDSET");
});

test.each([
  ["nl", "bezoek-plannen", "Plan een bezoek", "Leg dit bezoek vast"],
  ["fr", "planifier-une-visite", "Planifier une visite", "Réserver cette visite"],
  ["en", "plan-a-visit", "Plan a visit", "Book this visit"],
  ["de", "besichtigung-planen", "Besichtigung planen", "Besichtigung buchen"],
])("in %s a visit is planned in its own words", async (locale, word, title, button) => {
  const { status, text, header } = await ask(`${HUYZEN}/${locale}/${word}/${HOME}`);
  expect(status).toBe(200);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(button);
  expect(text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(UNTRANSLATED);
  expect(header("cache-control")).toBe("private, no-store");
  expect(header("x-robots-tag")).toBe("noindex");
  const moved = await ask(
    `${HUYZEN}/${locale}/${locale === "nl" ? "plan-a-visit" : "bezoek-plannen"}/${HOME}`,
  );
  expect([moved.status, moved.header("location")]).toEqual([301, `/${locale}/${word}/${HOME}`]);
});

test("an estate that is sold offers no visit, and a stranger's estate none here", async () => {
  const page = await ask(`${HUYZEN}/nl/bezoek-plannen/${SOLD}`);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Dit pand kunt u niet via de site bezoeken");
  expect((await ask(`${ZILT}/nl/bezoek-plannen/${HOME}`)).status).toBe(404);
  expect((await ask(`${HUYZEN}/nl/bezoek-plannen/999999`)).status).toBe(404);
  expect((await ask(`${HUYZEN}/nl/bezoek-plannen/x`)).status).toBe(404);
});

test("the page of an estate is the same for all: it holds no times, and asks for none by itself", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, `${HUYZEN}/nl/aanbod/${HOME}`);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /bezoek-plannen|live-agenda|visit-dialog|booking-form/.test(url))).toEqual([]);
});

test("planning a visit: nothing in the way of anyone, on a page and above one", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, viewport: PHONE, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/fr/planifier-une-visite/${HOME}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Réserver cette visite" }).click();
  await page.getByRole("alert").waitFor();
  expect(await violations(page)).toEqual([]);
  await open(page, `${HUYZEN}/en/offer/${HOME}`);
  await page.getByRole("link", { name: "Plan a visit" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("on the narrowest screen nothing of a visit scrolls sideways", async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 640 } });
  for (const path of [`/nl/bezoek-plannen/${HOME}`, `/de/besichtigung-planen/${SOLD}`]) {
    await page.goto(HUYZEN + path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(`${path} is ${width} wide`).toBe(`${path} is 320 wide`);
  }
});
