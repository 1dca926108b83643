import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ask } from "../ask.ts";
import { bundleOf, type DemoEstate, isPlainEstate, readEstates } from "../demo-bundle.ts";
import { DATA_DIR, expect, HUYZEN, open, test, UNTRANSLATED, ZILT } from "../fixtures.ts";
import { storedMailsTo } from "../stored-mails.ts";
import { countedIn, HERE, linkFor, newAddress, subscribe } from "../subscribers.ts";
import { somebody } from "../visits.ts";
import { violations } from "../violations.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const NO_SCRIPT = { javaScriptEnabled: false, ...PHONE };
const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");

for (const [name, options] of [
  ["with scripts", {}],
  ["without scripts", NO_SCRIPT],
] as const) {
  test(`${name} a visitor asks, confirms, changes and ends it`, async ({ visitor }) => {
    const page = await visitor({ ...options, extraHTTPHeaders: somebody() });
    const email = newAddress();
    await page.goto(`${HUYZEN}/nl/te-koop?city=90000&type=1&price-max=600000`);
    await page.getByRole("link", { name: "Hou me op de hoogte van deze zoektocht" }).click();
    await page.waitForURL((url) => url.pathname === HERE);
    await page.getByText(/^U zoekt: Te koop.* · Huis · 9000 Gent · tot €\s600\.000,00$/).click();
    expect(await page.getByRole("checkbox", { name: "Huis" }).isChecked()).toBe(true);
    expect(await page.getByRole("checkbox", { name: "9000 Gent" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Prijs tot").inputValue()).toBe("600000");
    await subscribe(page, email);
    const link = await linkFor(email);

    await page.goto(HUYZEN + link);
    await page.getByRole("heading", { level: 1, name: "Bevestig uw inschrijving" }).waitFor();
    expect(await page.getByRole("main").innerText()).toMatch(/Huis · 9000 Gent · tot €\s600\.000,00/);
    await page.getByRole("button", { name: "Bevestig" }).click();
    await page.getByText("Uw inschrijving is bevestigd.").waitFor();
    await page.getByRole("checkbox", { name: "Appartement" }).check();
    await page.getByRole("radio", { name: "Eén keer per week" }).check();
    await page.getByRole("button", { name: "Bewaar" }).click();
    await page.getByText("Uw zoektocht is aangepast.").waitFor();
    if (options === NO_SCRIPT) expect(await page.getByText("Uw inschrijving is bevestigd.").count()).toBe(0);

    await page.goto(HUYZEN + link);
    expect(await page.getByRole("checkbox", { name: "Appartement" }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "Eén keer per week" }).isChecked()).toBe(true);
    await page.getByRole("link", { name: "Schrijf me uit" }).click();
    await page.getByRole("button", { name: "Schrijf me uit" }).click();
    await page.getByRole("heading", { level: 1, name: "U bent uitgeschreven" }).waitFor();
    await page.goto(HUYZEN + link);
    await page.getByRole("heading", { level: 1, name: "Deze link werkt niet meer" }).waitFor();
  });
}

test("the count goes along with every choice", async ({ page }) => {
  await open(page, HUYZEN + HERE);
  const before = await countedIn(page).innerText();
  await page.getByRole("checkbox", { name: "Huis" }).check();
  await expect.poll(() => countedIn(page).innerText()).not.toBe(before);
  await page.getByLabel("Prijs tot").fill("1");
  await page.getByText("Nu past er geen enkel pand bij uw wensen").waitFor();
  await page.getByLabel("Prijs tot").fill("");
  await page.getByRole("checkbox", { name: "Huis" }).uncheck();
  await expect.poll(() => countedIn(page).innerText()).toBe(before);
});

test("without scripts a button counts, and the address says nothing of who asks", async ({ visitor }) => {
  const page = await visitor({ ...NO_SCRIPT, extraHTTPHeaders: somebody() });
  await page.goto(HUYZEN + HERE);
  await page.getByLabel("E-mailadres").fill("an@visitor.example");
  await page.getByLabel("Prijs tot").fill("1");
  await page.getByRole("button", { name: "Tel opnieuw" }).click();
  await page.getByText("Nu past er geen enkel pand bij uw wensen").waitFor();
  expect(page.url()).toContain("price-max=1");
  expect(page.url()).not.toContain("an");
  await page.getByLabel("E-mailadres").press("Enter");
  await page.getByText("E-mailadres: Vul dit veld in.").waitFor();
});

test("a price that is no number is named by its field", async ({ visitor }) => {
  const page = await visitor(NO_SCRIPT);
  await page.goto(HUYZEN + HERE);
  await page.getByLabel("Prijs tot").fill("veel");
  await page.getByLabel("E-mailadres").press("Enter");
  await page.getByRole("link", { name: /^Prijs tot: / }).click();
  expect(await page.getByLabel("Prijs tot").inputValue()).toBe("veel");
});

test("what a scanner does with the links of a mail changes nothing", async ({ visitor }) => {
  const page = await visitor({ extraHTTPHeaders: somebody() });
  await open(page, HUYZEN + HERE);
  const email = newAddress();
  await subscribe(page, email);
  const link = await linkFor(email);
  const stop = link.replace(`${HERE}/`, `${HERE}/uitschrijven/`);
  for (const path of [link, stop, link]) {
    const answer = await ask(HUYZEN + path);
    expect(answer.status).toBe(200);
    expect(answer.header("cache-control")).toBe("private, no-store");
    expect(answer.header("referrer-policy")).toBe("no-referrer");
    expect(answer.header("x-robots-tag")).toBe("noindex");
  }
  expect((await ask(HUYZEN + link)).text).toContain("Bevestig uw inschrijving");
});

test("the one click of a mail program ends it without a page, twice if it likes", async ({ visitor }) => {
  const page = await visitor({ extraHTTPHeaders: somebody() });
  await open(page, HUYZEN + HERE);
  const email = newAddress();
  await subscribe(page, email);
  const stop = (await linkFor(email)).replace(`${HERE}/`, `${HERE}/uitschrijven/`);
  const form = { "List-Unsubscribe": "One-Click" };
  for (let click = 0; click < 2; click++) expect((await ask(HUYZEN + stop, { form })).status).toBe(200);
  expect((await ask(HUYZEN + stop)).text).toContain("U bent uitgeschreven");
});

test("a link that nobody made opens nothing", async () => {
  for (const words of ["AbC.dEf-123", "uitschrijven/AbC.dEf-123"]) {
    const answer = await ask(`${HUYZEN}${HERE}/${words}`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("Deze link werkt niet meer");
  }
});

test("an agency's page asks too, and so do four languages, in nobody's way", async ({ visitor }) => {
  const page = await visitor({ bypassCSP: true, reducedMotion: "reduce", ...PHONE });
  for (const [path, button] of [
    [`${HUYZEN}/nl/hou-me-op-de-hoogte`, "Hou me op de hoogte"],
    [`${HUYZEN}/fr/tenez-moi-au-courant`, "Tenez-moi au courant"],
    [`${HUYZEN}/en/keep-me-informed?city=90000`, "Keep me informed"],
    [`${HUYZEN}/de/halten-sie-mich-auf-dem-laufenden`, "Halten Sie mich auf dem Laufenden"],
  ] as const) {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole("main").innerText()).not.toMatch(UNTRANSLATED);
  }
  await page.goto(`${HUYZEN}/nl/hou-me-op-de-hoogte/succes`);
  expect(await violations(page)).toEqual([]);
});

test("who asked for it hears of a new estate at once, with its picture, and of no other", async ({
  visitor,
}) => {
  const page = await visitor({ extraHTTPHeaders: somebody() });
  const email = newAddress();
  const [twin] = readEstates("zilt").filter(isPlainEstate) as [DemoEstate];
  await open(page, `${ZILT}${HERE}?transaction=1`);
  await page.getByRole("radio", { name: "Meteen" }).check();
  await subscribe(page, email);
  await page.goto(ZILT + (await linkFor(email)));
  await page.getByRole("button", { name: "Bevestig" }).click();
  await page.getByText("Uw inschrijving is bevestigd.").waitFor();
  const folder = await mkdtemp(join(tmpdir(), "gevel-news-"));
  try {
    await cp(bundleOf("zilt"), folder, { recursive: true });
    const path = join(folder, "estates.ndjson");
    const title = { nl: "Zeezicht dat er net bij kwam" };
    const added = { ...twin, general: { ...twin.general, id: 5_998, title } };
    await writeFile(path, `${await readFile(path, "utf8")}${JSON.stringify(added)}\n`);
    await importBundle(folder);
    await expect.poll(async () => (await storedMailsTo(email)).length, { timeout: 40_000 }).toBe(2);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await importBundle(bundleOf("zilt"));
  }
  const news = (await storedMailsTo(email))[1]!;
  expect(news.subject).toContain("Zeezicht dat er net bij kwam");
  expect(news.text).toContain("U zoekt: Te koop");
  expect(news.html).toMatch(/<img[^>]*\.jpg"/);
  const header = (name: string) => news.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toMatch(/^<http:\/\/zilt\.localhost[^>]*\/uitschrijven\/[^>]+>$/);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
}, 120_000);

async function importBundle(folder: string): Promise<void> {
  const program = spawn(process.execPath, [GEVEL, "import", folder], {
    env: { ...process.env, DATA_DIR },
    stdio: "ignore",
  });
  const [code] = (await once(program, "exit")) as [number];
  expect(code).toBe(0);
}

test("what an older alert asks for stays chosen, though no new one is offered it", async ({ page }) => {
  const reserved = page.getByLabel(/^Te koop, in optie/);
  await open(page, `${HUYZEN}/nl/hou-me-op-de-hoogte?transaction=7`);
  expect(await reserved.isChecked()).toBe(true);
  await open(page, `${HUYZEN}/nl/hou-me-op-de-hoogte`);
  expect(await reserved.count()).toBe(0);
});
