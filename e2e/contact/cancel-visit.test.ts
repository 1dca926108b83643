import { violations } from "../violations.ts";
import { ask } from "../ask.ts";
import { FAULTS, TOO_MANY, waitBriefly, waitNormally } from "../broken-answers.ts";
import { expect, HUYZEN, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { book, freeTimes, isCancelled, THIRD_HOME } from "../visits.ts";

/** Each journey has a time of its own, of the last days of the agenda. */
const times = (await freeTimes(THIRD_HOME)).slice(-20);
const newVisit = (phone?: string) => book(THIRD_HOME, times.pop()!, phone);

const CANCEL = `${HUYZEN}/nl/afspraak-annuleren`;
/** What a page asks its own address, once it is there. */
const SENT = /afspraak-annuleren/;
const NOBODY = "00000000-0000-4000-8000-000000000000";

test("a visitor sees an appointment, cancels it, and is told; the button rests while that runs", async ({
  page,
}) => {
  const id = await newVisit("0470 12 34 56");
  await open(page, `${CANCEL}/${id}?utm_source=mail&id=other`);
  for (const text of ["Bo Claes", "0470 12 34 56"]) expect(await page.getByText(text).count()).toBe(1);
  const offer = page.getByRole("link", { name: "Afspraak annuleren" });
  await offer.click();
  await page.getByRole("heading", { name: "Wilt u deze afspraak annuleren?" }).waitFor();
  await page.getByRole("link", { name: "Behoud de afspraak" }).click();
  expect(await isCancelled(id)).toBe(false);
  await offer.click();
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(SENT, async (route) => {
    if (route.request().method() === "POST") await mayGo;
    await route.continue();
  });
  await page.getByRole("button", { name: "Afspraak annuleren" }).click();
  const busy = page.getByRole("button", { name: "Wordt geannuleerd…" });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  letGo();
  const told = page.getByRole("status").getByText("Uw afspraak is geannuleerd.");
  await page.getByText("Uw afspraak is geannuleerd.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("geannuleerd");
  expect(await told.count()).toBeLessThanOrEqual(1);
  expect(await page.getByRole("button", { name: "Afspraak annuleren" }).count()).toBe(0);
  expect(await isCancelled(id)).toBe(true);
});

test.for([...FAULTS, TOO_MANY])(
  "a request whose answer $name says so, and the button can be tried again",
  async ({ answer }, { page }) => {
    await waitBriefly(page);
    const id = await newVisit();
    await open(page, `${CANCEL}/${id}?cancel`);
    // The network is down for all that the page asks.
    await page.route(SENT, answer);
    const button = page.getByRole("button", { name: "Afspraak annuleren" });
    await button.click();
    await page.getByRole("alert").getByText("Het annuleren is niet gelukt.").waitFor();
    expect(await button.isEnabled()).toBe(true);
    expect(await isCancelled(id)).toBe(false);
    await page.unroute(SENT);
    await waitNormally(page);
    await button.click();
    await page.getByText("Uw afspraak is geannuleerd.").waitFor();
    expect(await isCancelled(id)).toBe(true);
  },
);

test("without scripts the button works too, and looking never cancels", async ({ visitor }) => {
  const id = await newVisit();
  for (let looks = 0; looks < 3; looks += 1) expect((await ask(`${CANCEL}/${id}`)).status).toBe(200);
  expect(await isCancelled(id)).toBe(false);
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(`${CANCEL}/${id}`);
  await page.getByRole("link", { name: "Afspraak annuleren" }).click();
  await page.getByRole("button", { name: "Afspraak annuleren" }).click();
  await page.getByText("Uw afspraak is geannuleerd.").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/nl/afspraak-annuleren/${id}`);
  expect(await isCancelled(id)).toBe(true);
});

test.for([true, false])(
  "with scripts or without (%s) a visit is moved to another time",
  async (javaScriptEnabled, { visitor }) => {
    const id = await newVisit();
    const page = await visitor({ javaScriptEnabled });
    await page.goto(`${CANCEL}/${id}`);
    await page.getByRole("link", { name: "Kies een ander tijdstip" }).click();
    const confirm = page.getByRole("button", { name: "Verplaats naar dit tijdstip" });
    await confirm.click();
    await page.getByRole("alert").getByText("Kies een dag en een uur.").waitFor();
    expect(await isCancelled(id)).toBe(false);
    const time = page.getByRole("radio").filter({ visible: true }).first();
    const start = await time.getAttribute("value");
    await time.check();
    await page.getByRole("button", { name: "Latere dagen" }).click();
    await page.waitForURL(/from=/);
    expect(await page.getByRole("radio", { checked: true }).getAttribute("value")).toBe(start);
    await confirm.click();
    await page.getByRole("status").getByText("Uw afspraak is verplaatst.").waitFor();
    expect(new URL(page.url()).search).toBe("");
    const { text } = await ask(`${HUYZEN}/api/sites/huyzen/live-agenda/reservation/${id}`);
    expect(JSON.parse(text)).toMatchObject({ appointmentStart: start, moves: 1, cancelledAt: null });
  },
);

test("another site's page can't make its visitor cancel", async () => {
  const id = await newVisit();
  const form = { yes: "1" };
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await ask(`${CANCEL}/${id}`, { form, headers })).status).toBeGreaterThanOrEqual(400);
  expect(await isCancelled(id)).toBe(false);
});

test.each([
  ["nl", "afspraak-annuleren", "Afspraak annuleren", "We vinden deze afspraak niet"],
  ["fr", "annuler-un-rendez-vous", "Annuler le rendez-vous", "Nous ne trouvons pas ce rendez-vous"],
  ["en", "cancel-appointment", "Cancel appointment", "We can’t find this appointment"],
  ["de", "termin-absagen", "Termin absagen", "Wir finden diesen Termin nicht"],
])(
  "in %s the page speaks its language, and belongs to its visitor alone",
  async (locale, word, button, missing) => {
    const id = await newVisit();
    const { status, text, header } = await ask(`${HUYZEN}/${locale}/${word}/${id}`);
    expect(status).toBe(200);
    expect(text).toContain(button);
    expect(text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(UNTRANSLATED);
    expect(header("cache-control")).toBe("private, no-store");
    expect(header("x-robots-tag")).toBe("noindex");
    expect(header("referrer-policy")).toBe("no-referrer");
    const unknown = await ask(`${HUYZEN}/${locale}/${word}/${NOBODY}`);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain(missing);
    expect(unknown.header("cache-control")).toBe("private, no-store");
  },
);

test("an appointment is nothing on another agency's site", async () => {
  const id = await newVisit();
  const { status, text } = await ask(`${ZILT}/nl/afspraak-annuleren/${id}`);
  expect(status).toBe(404);
  expect(text).not.toContain("Bo Claes");
});

test("an appointment: nothing in the way of anyone, at any width", async ({ visitor }) => {
  const id = await newVisit();
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${CANCEL}/${id}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await open(page, `${CANCEL}/${id}?move`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await open(page, `${CANCEL}/${id}?cancel`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Afspraak annuleren" }).click();
  await page.getByText("Uw afspraak is geannuleerd.").waitFor();
  expect(await violations(page)).toEqual([]);
});
