import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import PostalMime, { type Email } from "postal-mime";
import { findEstate, isHidden, isPlainEstate } from "../demo-bundle.ts";
import { FAULTS, waitBriefly, waitNormally } from "../broken-answers.ts";
import { DATA_DIR, expect, HUYZEN, open, test, untilHydrated, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { somebody } from "../visits.ts";
import { violations } from "../violations.ts";

const HOME = findEstate("huyzen", isPlainEstate).general.id;
const PHONE = { viewport: { width: 390, height: 844 } };
const NO_SCRIPT = { javaScriptEnabled: false, ...PHONE };

const form = (page: Page) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Verstuur" }) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Fills in who writes; every journey is another person, so that none runs into another's limits. */
async function fillIn(page: Page, { name, message }: { name: string; message?: string }): Promise<void> {
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("E-mailadres").fill(`${name.toLowerCase()}@visitor.example`);
  if (message !== undefined) await page.getByLabel("Uw bericht").fill(message);
  await page.getByLabel(/^Ik ga ermee akkoord/).check();
}

/** The mails that were kept as files and name one visitor in their subject. */
async function keptMails(name: string): Promise<Email[]> {
  const folder = join(DATA_DIR, "mails");
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^\w.*\.eml$/.test(file));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ subject }) => subject?.includes(name));
}

const keptSubjects = async (name: string) => (await keptMails(name)).map(({ subject }) => subject);

const LABELS = [
  ["/nl/contact", "Voornaam", "Verstuur", "Vul dit veld in."],
  ["/fr/contact", "Prénom\u00a0", "Envoyer", "Veuillez remplir ce champ."],
  ["/en/contact", "First name", "Send", "Please fill in this field."],
  ["/de/kontakt", "Vorname", "Absenden", "Bitte füllen Sie dieses Feld aus."],
] as const;

for (const [path, label, button, error] of LABELS) {
  test(`the form of ${path} speaks its language, also where something is wrong, and stands in nobody's way`, async ({
    visitor,
  }) => {
    const page = await visitor({ bypassCSP: true, reducedMotion: "reduce", ...PHONE });
    await open(page, ZILT + path);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByText(`${label}: ${error}`).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole("main").innerText()).not.toMatch(UNTRANSLATED);
    expect(await page.getByRole("main").getByText(error).count()).toBeGreaterThan(4);
  });
}

test("a question is asked by keyboard alone: what is missing is named, kept and put right", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await open(page, `${HUYZEN}/nl/contact?subject=2`);
  expect(await page.getByLabel("Onderwerp").inputValue()).toBe("Mijn pand verkopen");
  await page.getByLabel("Voornaam").focus();
  await page.keyboard.type("An");
  await page.keyboard.press("Enter");
  await page.getByText("Toestemming: Vink dit aan om verder te gaan.").waitFor();
  expect(await focused(page)).toMatch(/^Kijk dit nog even na/);
  expect(sent).toEqual([]);
  expect(await page.getByLabel("Voornaam").inputValue()).toBe("An");
  expect(await page.getByLabel(/^Ik ga ermee akkoord/).getAttribute("aria-invalid")).toBe("true");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(
    await page.getByLabel("Naam", { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.keyboard.type("Toetsenbord");
  await page.keyboard.press("Tab");
  await page.keyboard.type("toetsenbord@visitor.example");
  await page.getByLabel("Uw bericht").press("A");
  await page.getByLabel(/^Ik ga ermee akkoord/).press("Space");
  await page.getByRole("button", { name: "Verstuur" }).press("Enter");
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  expect(await focused(page)).toMatch(/Bedankt, uw bericht is verstuurd/);
  expect(await form(page).count()).toBe(0);
  expect(sent).toEqual(["/nl/ajax/contact-form-handler"]);
  expect(await violations(page)).toEqual([]);
});

test("two presses on send make one message, in the mail with its subject before it", async ({ page }) => {
  await open(page, `${HUYZEN}/nl/contact?subject=een+schatting`);
  await fillIn(page, { name: "Dubbel", message: "Kunt u langskomen?" });
  await page.getByRole("button", { name: "Verstuur" }).dblclick();
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  await expect.poll(() => keptSubjects("Dubbel"), { timeout: 20_000 }).toEqual(["Vraag van An Dubbel"]);
  const [mail] = await keptMails("Dubbel");
  expect(mail!.text).toContain("Een schatting - Kunt u langskomen?");
  // Never the name that was typed: no words of a visitor stand in an address.
  expect(mail!.replyTo).toEqual([{ name: "", address: "dubbel@visitor.example" }]);
});

test("a mail address that cannot be is refused in the visitor's language, and the text stays", async ({
  page,
}) => {
  await open(page, `${HUYZEN}/nl/contact`);
  await fillIn(page, { name: "Fout", message: "Dag" });
  await page.getByLabel("E-mailadres").fill("fout@nergens");
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page
    .getByRole("alert")
    .getByText(/^E-mailadres: Vul een geldig e-mailadres in/)
    .waitFor();
  expect(await page.getByLabel("Uw bericht").inputValue()).toBe("Dag");
});

test.for(FAULTS)(
  "a message whose answer $name is told as an alert and on the console, and nothing typed is lost",
  async ({ answer }, { page }) => {
    await page.setExtraHTTPHeaders(somebody());
    await waitBriefly(page);
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await open(page, `${HUYZEN}/nl/contact`);
    await fillIn(page, { name: "Buiten", message: "Hoort u mij?" });
    await untilHydrated(page.getByRole("button", { name: "Verstuur" }));
    await page.route("**/contact-form-handler", answer);
    await page.getByRole("button", { name: "Verstuur" }).click();
    await page.getByRole("alert").getByText("Uw bericht is niet verstuurd").waitFor();
    expect(await focused(page)).toMatch(/Uw bericht is niet verstuurd/);
    expect(logged.some((line) => line.startsWith("A form could not be sent"))).toBe(true);
    expect(await page.getByLabel("Uw bericht").inputValue()).toBe("Hoort u mij?");

    await page.unroute("**/contact-form-handler");
    await waitNormally(page);
    await page.getByRole("button", { name: "Verstuur" }).click();
    await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  },
);

test("where the code of the spam check never comes, the form goes on without it", async ({ page }) => {
  await page.setExtraHTTPHeaders(somebody());
  await page.clock.install();
  await page.route("**/assets/puzzle-worker-*.js", () => {});
  await open(page, `${HUYZEN}/nl/contact`);
  await fillIn(page, { name: "Traag", message: "Dag" });
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByText("Wordt verstuurd").waitFor();
  await page.clock.fastForward(21_000);
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
});

test("without the spam check's code the form goes on", async ({ page }) => {
  await page.route("**/ajax/captcha", (route) => route.fulfill({ status: 204 }));
  await open(page, `${HUYZEN}/nl/contact`);
  await fillIn(page, { name: "Zonder", message: "Dag" });
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
});

test("without scripts a question goes to the page's own address, and comes back with what is wrong", async ({
  visitor,
}) => {
  const page = await visitor(NO_SCRIPT);
  await page.goto(`${HUYZEN}/nl/contact`);
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Uw bericht").fill("Eerste regel\nTweede <b>regel</b>");
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByRole("alert").getByText("Naam: Vul dit veld in.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/nl/contact");
  expect(await page.getByLabel("Voornaam").inputValue()).toBe("An");
  expect(await page.getByLabel("Uw bericht").inputValue()).toBe("Eerste regel\nTweede <b>regel</b>");

  await fillIn(page, { name: "Scriptloos" });
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.waitForURL((url) => url.searchParams.get("sent") === "contact");
  await page.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  await expect
    .poll(() => keptSubjects("Scriptloos"), { timeout: 20_000 })
    .toEqual(["Vraag van An Scriptloos"]);

  const other = await visitor(NO_SCRIPT);
  await other.goto(`${HUYZEN}/nl/contact`);
  expect(await other.getByLabel("Voornaam").inputValue()).toBe("");
  expect(await other.getByRole("alert").count()).toBe(0);
});

test("about an estate: the form comes when it is asked for, above the page, and keeps what was typed", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce" });
  await open(page, `${HUYZEN}/nl/aanbod/${HOME}`);
  const ask = page.getByRole("link", { name: "Stel uw vraag" });
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Stel uw vraag" });
  await untilHydrated(dialog.locator("form").filter({ hasText: "Voornaam" }));
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Voornaam").fill("An");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await ask.evaluate((link) => link === document.activeElement)).toBe(true);
  await ask.press("Enter");
  expect(await dialog.getByLabel("Voornaam").inputValue()).toBe("An");
  await fillIn(page, { name: "Boven" });
  await dialog.getByRole("button", { name: "Verstuur" }).click();
  await dialog.getByText("Bedankt, uw bericht is verstuurd").waitFor();
  await expect
    .poll(async () => (await keptSubjects("Boven"))[0], { timeout: 20_000 })
    .toMatch(/^Vraag van An Boven over /);
});

test("an estate is shown to a friend, with and without scripts; no link gets into that mail", async ({
  visitor,
  page,
}) => {
  await open(page, `${HUYZEN}/nl/aanbod/${HOME}`);
  await page.getByRole("link", { name: "Toon aan een vriend" }).click();
  const dialog = page.getByRole("dialog");
  await untilHydrated(dialog.locator("form").filter({ hasText: "Voornaam" }));
  await fillInFriend(page, "Vriendin", "Zie https://casino.example");
  await dialog.getByRole("button", { name: "Verstuur naar mijn vriend" }).click();
  await dialog.getByText(/^Uw woordje erbij: Laat adressen van websites weg/).waitFor();
  await dialog.getByLabel(/^Uw woordje erbij/).fill("Iets voor jou?");
  await dialog.getByRole("button", { name: "Verstuur naar mijn vriend" }).click();
  await dialog.getByText("Uw mail is onderweg").waitFor();

  const plain = await visitor(NO_SCRIPT);
  await plain.goto(`${HUYZEN}/nl/aanbod/${HOME}`);
  await plain.getByRole("link", { name: "Toon aan een vriend" }).click();
  expect(new URL(plain.url()).pathname).toBe(`/nl/aanbod/doorsturen/${HOME}`);
  await fillInFriend(plain, "Schriftje", "");
  await plain.getByRole("button", { name: "Verstuur naar mijn vriend" }).click();
  await plain.getByText("Uw mail is onderweg").waitFor();
});

async function fillInFriend(page: Page, name: string, words: string): Promise<void> {
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("E-mailadres", { exact: true }).fill(`${name.toLowerCase()}@visitor.example`);
  await page.getByLabel("E-mailadres van uw vriend").fill(`vriend-van-${name.toLowerCase()}@visitor.example`);
  await page.getByLabel(/^Uw woordje erbij/).fill(words);
  await page.getByLabel(/^Mijn vriend mag/).check();
}

test("the pages of these forms are found in every language, hold no hidden address and are for no search engine", async ({
  visitor,
}) => {
  const page = await visitor({ bypassCSP: true, ...NO_SCRIPT, javaScriptEnabled: true });
  const hidden = findEstate("huyzen", isHidden).general;
  for (const path of ["/nl/aanbod/contact", "/fr/offre/envoyer-a-un-ami"]) {
    await open(page, `${HUYZEN}${path}/${hidden.id}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    const street = hidden.address.street?.nl;
    if (street) expect(await page.content()).not.toContain(street);
  }
  const gone = await page.goto(`${HUYZEN}/nl/aanbod/contact/999999`);
  expect(gone?.status()).toBe(404);
});
