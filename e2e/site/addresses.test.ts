import { ask } from "../ask.ts";
import { expect, HUYZEN, test, ZILT } from "../fixtures.ts";
import { type DemoEstate, findEstate, isUnit, isLetAway, isPlainEstate } from "../demo-bundle.ts";

const LOCALES = ["nl", "fr", "en", "de"] as const;
type Locale = (typeof LOCALES)[number];

/** The path words of each screen in nl, fr, en and de, as the product promises them. */
const WORDS = {
  privacy: [
    "privacyverklaring",
    "declaration-de-confidentialite",
    "privacy-statement",
    "datenschutzerklaerung",
  ],
  terms: ["gebruiksvoorwaarden", "conditions-d-utilisation", "terms-of-use", "nutzungsbedingungen"],
  favorites: ["favorieten", "favoris", "favorites", "favoriten"],
  informed: [
    "hou-me-op-de-hoogte",
    "tenez-moi-au-courant",
    "keep-me-informed",
    "halten-sie-mich-auf-dem-laufenden",
  ],
  success: ["succes", "succes", "success", "erfolg"],
  unsubscribe: ["uitschrijven", "desinscription", "unsubscribe", "abmelden"],
  offer: ["aanbod", "offre", "offer", "angebot"],
  cancel: ["afspraak-annuleren", "annuler-un-rendez-vous", "cancel-appointment", "termin-absagen"],
  holiday: ["vakantie", "vacances", "holiday", "ferien"],
} as const;

const word = (key: keyof typeof WORDS, locale: Locale) => WORDS[key][LOCALES.indexOf(locale)]!;
const offer = (locale: Locale, ...rest: Array<string | number>) =>
  [`/${locale}`, word("offer", locale), ...rest].join("/");

const home = findEstate("huyzen", isPlainEstate).general;
const unit = findEstate("huyzen", isUnit).general;
const letAway = findEstate("huyzen", isLetAway).general;
const foreign = findEstate("zilt", isPlainEstate).general;

/** Where the short address of an estate leads. */
async function fullAddress(locale: Locale, estate: DemoEstate["general"]): Promise<string> {
  const answer = await ask(HUYZEN + offer(locale, estate.id));
  expect(answer.status).toBe(301);
  return answer.header("location")!;
}

for (const locale of LOCALES) {
  test(`the screens in ${locale}: each answers, and a link that nobody made is 404`, async () => {
    const token = "AbC.dEf-123";
    const lost = [
      [word("informed", locale), word("unsubscribe", locale), token],
      [word("informed", locale), token],
    ];
    for (const words of lost) {
      const answer = await ask(`${HUYZEN}/${locale}/${words.join("/")}`);
      expect(`${answer.status} /${words.join("/")}`).toBe(`404 /${words.join("/")}`);
      expect(answer.text).toContain(`<html lang="${locale}"`);
    }
    for (const screen of ["privacy", "terms", "favorites", "informed"] as const) {
      expect((await ask(`${HUYZEN}/${locale}/${word(screen, locale)}`)).status).toBe(200);
    }
    const detail = await fullAddress(locale, home);
    expect(detail).toMatch(new RegExp(`^${offer(locale, home.id)}/[a-z0-9-]+$`));
    expect((await ask(HUYZEN + detail)).status).toBe(200);
    const address = await fullAddress(locale, unit);
    expect(address).toMatch(new RegExp(`^${offer(locale, unit.parentId!)}/[a-z0-9-]+/${unit.id}$`));
    expect((await ask(HUYZEN + address)).status).toBe(200);
    expect((await ask(`${HUYZEN}/${locale}`)).status).toBe(200);
  });
}

const slug = (await fullAddress("nl", home)).split("/").at(-1)!;
const MOVED = [
  ["upper case", "/NL/Te-Koop?city=90000&x=1", "/nl/te-koop?city=90000&x=1"],
  ["a trailing slash", "/nl/te-koop/?page=2", "/nl/te-koop?page=2"],
  ["the trailing slash of a home page", "/nl/", "/nl"],
  ["another language's page", "/fr/te-koop?type=3", "/fr/a-vendre?type=3"],
  ["another language's screen", `/nl/offer/${home.id}/${slug}?a=b`, `/nl/aanbod/${home.id}/${slug}?a=b`],
  ["a wrong slug", `/nl/aanbod/${home.id}/kasteel?a=b`, `/nl/aanbod/${home.id}/${slug}?a=b`],
  ["a slug in upper case", `/nl/aanbod/${home.id}/${slug.toUpperCase()}`, `/nl/aanbod/${home.id}/${slug}`],
  ["the short form", `/nl/aanbod/${home.id}?a=b`, `/nl/aanbod/${home.id}/${slug}?a=b`],
  ["a screen's word in another language", "/en/privacyverklaring?a=b", "/en/privacy-statement?a=b"],
] as const;

for (const [name, wrong, right] of MOVED) {
  test(`${name} leads to the one right address, which no browser may remember`, async () => {
    const answer = await ask(HUYZEN + wrong);
    expect(answer.status).toBe(301);
    expect(answer.header("location")).toBe(right);
    expect(answer.header("cache-control")).toBe("no-cache");
  });
}

test("tokens keep their case", async () => {
  expect((await ask(`${HUYZEN}/nl/hou-me-op-de-hoogte/AbC`)).status).toBe(404);
  const moved = await ask(`${HUYZEN}/nl/keep-me-informed/AbC/`);
  expect(moved.header("location")).toBe("/nl/hou-me-op-de-hoogte/AbC");
});

for (const [accepts, locale] of [
  ["fr-BE,fr;q=0.9,en;q=0.5", "fr"],
  ["de-AT", "de"],
  ["nl;q=0.1,en;q=0.9", "en"],
  ["ja,zh;q=0.5", "nl"],
  [";;q=x,,", "nl"],
] as const) {
  test(`the address alone leads to ${locale} for "${accepts}"`, async () => {
    const answer = await ask(`${HUYZEN}/`, { headers: { "Accept-Language": accepts } });
    expect(answer.status).toBe(302);
    expect(answer.header("location")).toBe(`/${locale}`);
    expect(answer.header("vary")).toMatch(/Accept-Language/i);
  });
}

test("what a campaign wrote behind / is kept on the way to a language", async () => {
  const answer = await ask(`${HUYZEN}/?utm_source=mail&page=2`, { headers: { "Accept-Language": "fr" } });
  expect([answer.status, answer.header("location")]).toEqual([302, "/fr?utm_source=mail&page=2"]);
});

test("what is no form is the sender's fault on every page that takes one", async () => {
  const pages = [word("favorites", "nl"), word("informed", "nl"), "contact", `bezoek-plannen/${home.id}`];
  for (const page of pages) {
    const answer = await ask(`${HUYZEN}/nl/${page}`, { body: { id: 1 } });
    expect(`${answer.status} /nl/${page}`).toBe(`400 /nl/${page}`);
  }
});

for (const [method, path, allow] of [
  ["PUT", "/nl/te-koop", "GET, HEAD, POST"],
  ["OPTIONS", "/nl/favorieten", "GET, HEAD, POST"],
  ["POST", "/nl/privacyverklaring", "GET, HEAD"],
  ["DELETE", "/robots.txt", "GET, HEAD"],
] as const) {
  test(`${method} ${path} is refused, and the answer says what is not: ${allow}`, async () => {
    const answer = await ask(HUYZEN + path, { method });
    expect([answer.status, answer.header("allow")]).toEqual([405, allow]);
  });
}

test("an estate that is let away is 410 with others like it", async () => {
  for (const path of [offer("nl", letAway.id), `${offer("nl", letAway.id)}/appartement`]) {
    const answer = await ask(HUYZEN + path);
    expect(answer.status).toBe(410);
    const page = answer.text;
    expect(page).toContain("Dit pand is niet meer beschikbaar");
    expect(page.match(/<article/g)?.length).toBeGreaterThan(0);
  }
});

for (const [name, path] of [
  ["an estate that never was", offer("nl", 99_999_999)],
  ["an id that is none", offer("nl", "12x")],
  ["an id beyond all numbers", offer("nl", "9".repeat(30))],
  ["another site's estate", offer("nl", foreign.id)],
  ["another site's holiday home", "/nl/vakantie/7001"],
  ["a unit under another project", `${offer("nl", home.id)}/${slug}/${unit.id}`],
  ["a page that is not there", "/nl/hier-is-niets"],
  ["a language that nobody speaks", "/es"],
  ["a language that is not published", "/it/te-koop"],
  ["a step up", "/nl/%2e%2e/%2e%2e/etc/passwd"],
  ["an escape that is none", "/nl/%E0%A4%A"],
] as const) {
  test(`${name} is 404, in a page with a way on`, async () => {
    const answer = await ask(HUYZEN + path);
    expect(answer.status).toBe(404);
    const page = answer.text;
    expect(page).toContain('<html lang="nl"');
    expect(page).toContain('href="/nl"');
  });
}

test("another site's estate is found under its own name", async () => {
  expect((await ask(ZILT + offer("nl", foreign.id))).status).toBe(301);
});
