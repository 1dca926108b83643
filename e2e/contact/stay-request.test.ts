import type { Page } from "playwright-core";
import { ask } from "../ask.ts";
import { expect, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { storedMailsTo } from "../stored-mails.ts";
import { violations } from "../violations.ts";
import { readDemoRentals } from "./demo-rentals.ts";

const AGENCY = "ahoi@zilt.example";

/** Each journey asks for a stay in a home of its own, from a connection of its own. */
const estates = readDemoRentals("zilt").filter(({ periods }) => periods.some(({ available }) => available));
let next = estates.length;

type Asked = { readonly email: string; readonly lang?: "nl" | "fr" | "en" | "de" };

/** Asks for the last stay that a home offers, as a page's script does. */
async function askForStay({ email, lang = "nl" }: Asked) {
  const estate = estates[(next -= 1)]!;
  const periods = JSON.parse(
    (await ask(`${ZILT}/api/sites/zilt/rental-units/${estate.id}/periods`)).text,
  ) as Array<{ id: number; available: boolean }>;
  const period = periods.findLast(({ available }) => available)!;
  const visitor = { firstName: "Bo", lastName: "Claes", email, privacy: true };
  const body = { rentalUnitId: estate.id, periodId: period.id, persons: 1, ...visitor };
  const headers = { "X-Forwarded-For": `198.51.${next}.7` };
  const answer = await ask(`${ZILT}/${lang}/ajax/rental-request`, { body, headers });
  expect(answer.status).toBe(201);
  const isTaken = async () => {
    const { text } = await ask(`${ZILT}/api/sites/zilt/rental-units/${estate.id}/periods`);
    return (JSON.parse(text) as Array<{ id: number; isTaken: boolean }>).find(({ id }) => id === period.id)!
      .isTaken;
  };
  return { home: estate, isTaken };
}

/** Where the button of the latest mail to somebody leads, on the server under test. */
async function linkOf(address: string, word: RegExp, about = ""): Promise<string> {
  const found = async () => {
    const mails = (await storedMailsTo(address)).toReversed();
    const html = mails.find((mail) => word.test(mail.html ?? "") && mail.html!.includes(about))?.html;
    return html && new RegExp(`href="https?://[^"/]+(/[^"]*${word.source}[^"]*)"`).exec(html)?.[1];
  };
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  return ZILT + (await found())!;
}

const GUEST = /\/(?:verblijfsaanvraag|demande-de-sejour|stay-request|aufenthaltsanfrage)\//;
const ANSWER =
  /\/(?:verblijfsaanvraag-beantwoorden|repondre-a-une-demande-de-sejour|answer-a-stay-request|aufenthaltsanfrage-beantworten)\//;

const subjectsToAgency = async () => (await storedMailsTo(AGENCY)).map(({ subject }) => subject).join("\n");

const says = (page: Page, text: string) => page.locator("main").getByText(text).first().waitFor();

test("a guest opens the mail, confirms, sees how it stands, and takes the request back", async ({ page }) => {
  const email = "confirm@guests.example";
  const { home, isTaken } = await askForStay({ email });
  const link = await linkOf(email, GUEST);
  await open(page, link);
  await says(page, "Bevestig dat dit e-mailadres van u is.");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Bevestig mijn aanvraag" }).click();
  await says(page, "Uw aanvraag is bevestigd en wacht op een antwoord.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("OUTPUT");
  expect(await isTaken()).toBe(true);
  await page.reload();
  const withdraw = page.getByRole("link", { name: "Trek mijn aanvraag in" });
  await withdraw.click();
  await page.getByRole("heading", { name: "Wilt u deze aanvraag intrekken?" }).waitFor();
  expect(await page.locator(`main a[href$="/vakantie/${home.id}"]`).count()).toBe(1);
  await says(page, "Aankomst");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Behoud mijn aanvraag" }).click();
  await withdraw.click();
  await page.getByRole("button", { name: "Trek mijn aanvraag in" }).click();
  await says(page, "U hebt deze aanvraag ingetrokken.");
  expect(await page.getByRole("button", { name: /aanvraag/ }).count()).toBe(0);
  expect(await isTaken()).toBe(false);
  await expect.poll(subjectsToAgency, { timeout: 20_000 }).toContain("Aanvraag ingetrokken door Bo Claes");
});

test("without scripts the buttons work too, and looking never confirms", async ({ visitor }) => {
  const email = "noscript@guests.example";
  await askForStay({ email, lang: "fr" });
  const link = await linkOf(email, GUEST);
  for (let looks = 0; looks < 3; looks += 1) expect((await ask(link)).text).toContain("Confirmer ma demande");
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmer ma demande" }).click();
  await says(page, "Votre demande est confirmée et attend une réponse.");
  expect(page.url()).toBe(link);
  await page.getByRole("link", { name: "Retirer ma demande" }).click();
  await page.getByRole("button", { name: "Retirer ma demande" }).click();
  await says(page, "Vous avez retiré cette demande.");
});

test("the agency accepts behind its own link, and the guest is mailed the answer in their language", async ({
  page,
  visitor,
}) => {
  const email = "accepted@guests.example";
  const { isTaken } = await askForStay({ email, lang: "de" });
  const guest = await linkOf(email, GUEST);
  const answer = await linkOf(AGENCY, ANSWER, email);
  await open(page, answer);
  await says(page, "Diese E-Mail-Adresse wurde noch nicht bestätigt.");
  expect(await violations(page)).toEqual([]);
  expect(await page.getByRole("button", { name: "Anfrage ablehnen" }).count()).toBe(1);
  await page.getByRole("button", { name: "Anfrage annehmen" }).click();
  await says(page, "Sie haben diese Anfrage angenommen.");
  expect(await isTaken()).toBe(true);
  const told = async () =>
    (await storedMailsTo(email)).find(({ subject }) => subject?.startsWith("Ihre Anfrage ist angenommen"));
  await expect.poll(told, { timeout: 20_000 }).toBeTruthy();
  const { html, text } = (await told())!;
  for (const form of [html, text]) expect(form).toContain("Der angefragte Aufenthalt gehört Ihnen");
  const other = await visitor({ javaScriptEnabled: false });
  await other.goto(guest);
  await says(other, "Ihre Anfrage ist angenommen: Der Aufenthalt gehört Ihnen.");
  expect(await other.getByRole("button", { name: /Anfrage/ }).count()).toBe(0);
});

test("the agency refuses without scripts, and a page that was open before says what changed", async ({
  page,
  visitor,
}) => {
  const email = "refused@guests.example";
  const { isTaken } = await askForStay({ email });
  await open(page, await linkOf(email, GUEST));
  const agency = await visitor({ javaScriptEnabled: false });
  await agency.goto(await linkOf(AGENCY, ANSWER, email));
  await agency.getByRole("button", { name: "Weiger de aanvraag" }).click();
  await says(agency, "U hebt deze aanvraag geweigerd.");
  expect(await isTaken()).toBe(false);
  await page.getByRole("button", { name: "Bevestig mijn aanvraag" }).click();
  await page.getByRole("alert").getByText("Dat kan niet meer").waitFor();
  await says(page, "We kunnen u dit verblijf niet verhuren.");
  const told = async () =>
    (await storedMailsTo(email)).some(({ subject }) => subject?.startsWith("Over uw aanvraag"));
  await expect.poll(told, { timeout: 20_000 }).toBe(true);
});

/** What the page asks its own address, once it is there. */
const SENT = /verblijfsaanvraag/;

test("a press that never arrives says so, and the button can be tried again", async ({ page }) => {
  const email = "away@guests.example";
  await askForStay({ email });
  await open(page, await linkOf(email, GUEST));
  await page.route(SENT, (route) => route.abort("internetdisconnected"));
  const button = page.getByRole("button", { name: "Bevestig mijn aanvraag" });
  await button.click();
  await page.getByRole("alert").getByText("Dat is niet gelukt.").waitFor();
  await page.unroute(SENT);
  await button.click();
  await says(page, "Uw aanvraag is bevestigd");
});

for (const javaScriptEnabled of [true, false])
  test(`who waits for two answers reads above the form what to do about a third, scripts: ${javaScriptEnabled}`, async ({
    visitor,
  }) => {
    const email = `third-${javaScriptEnabled}@guests.example`;
    const { home } = [await askForStay({ email }), await askForStay({ email })][1]!;
    const extraHTTPHeaders = { "X-Forwarded-For": `198.51.100.${Number(javaScriptEnabled)}` };
    const page = await visitor({ javaScriptEnabled, extraHTTPHeaders });
    const unit = `${ZILT}/nl/vakantie/${home.id}`;
    if (javaScriptEnabled) await open(page, unit);
    else await page.goto(unit, { waitUntil: "domcontentloaded" });
    const form = page.locator("#request");
    await form.locator("select[name=periodId]").selectOption({ index: 1 });
    await form.locator("input[name=persons]").fill("1");
    await form.locator("input[name=firstName]").fill("Bo");
    await form.locator("input[name=lastName]").fill("Claes");
    await form.locator("input[name=email]").fill(email.replace("@", "+again@"));
    await form.locator("input[name=privacy]").check();
    await form.getByRole("button", { name: "Verstuur uw aanvraag" }).click();
    await form.getByRole("alert").getByText("wachten al 2 aanvragen op een antwoord").waitFor();
    expect(await form.locator("input[name=lastName]").inputValue()).toBe("Claes");
  });

test("on a phone nothing of a request is wider than the screen", async ({ visitor }) => {
  const email = "narrow@guests.example";
  await askForStay({ email, lang: "de" });
  const page = await visitor({ viewport: { width: 320, height: 800 } });
  for (const link of [await linkOf(email, GUEST), await linkOf(AGENCY, ANSWER, email)]) {
    await open(page, link);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.each([
  ["nl", "verblijfsaanvraag", "We vinden deze aanvraag niet"],
  ["fr", "demande-de-sejour", "Nous ne trouvons pas cette demande"],
  ["en", "stay-request", "We can’t find this request"],
  ["de", "aufenthaltsanfrage", "Wir finden diese Anfrage nicht"],
  ["nl", "verblijfsaanvraag-beantwoorden", "We vinden deze aanvraag niet"],
] as const)("in %s /%s is one visitor's own page, whatever its token", async (lang, word, missing) => {
  const email = `own-${lang}-${word.length}@guests.example`;
  await askForStay({ email, lang });
  const link = word.endsWith("beantwoorden")
    ? await linkOf(AGENCY, ANSWER, email)
    : await linkOf(email, GUEST);
  expect(new URL(link).pathname).toMatch(new RegExp(`^/${lang}/${word}/`));
  const unknown = link.replace(/[^/]+$/, `${crypto.randomUUID()}.1.AAAAAAAAAAAAAAAAAAAAAA`);
  for (const [address, status] of [
    [link, 200],
    [unknown, 404],
  ] as const) {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(UNTRANSLATED);
    expect(answer.header("cache-control")).toBe("private, no-store");
    expect(answer.header("x-robots-tag")).toBe("noindex");
    expect(answer.header("referrer-policy")).toBe("no-referrer");
    if (status === 404) expect(answer.text).toContain(missing);
  }
});
