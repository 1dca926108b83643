import { expect, test } from "vitest";
import { Site } from "#features/site/schema/site.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Mail } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "./mails.ts";
import { renderMail } from "./render-mail.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

const SITE = Site.parse({
  id: "huyzen",
  name: "Huyzen",
  hostnames: ["www.huyzen.example"],
  locales: ["nl", "fr", "en", "de"],
  logo: "a1".repeat(16),
  agency: {
    legalName: "Huyzen bv",
    address: {
      street: { nl: "Kouter", fr: "Place d’Armes" },
      number: "1",
      city: { id: 1, zip: "9000", name: "Gent", alias: { nl: "Gent", fr: "Gand" } },
    },
    phone: "+32 9 000 00 00",
    email: "info@huyzen.example",
    enterpriseNumber: "0000.000.097",
    bivTitle: { nl: "Vastgoedmakelaar" },
    bivNumber: "500.001",
  },
});
const ORIGIN = "https://www.huyzen.example";
const look = { site: SITE, origin: ORIGIN, words: {} };

const samplesIn = (locale: Locale) =>
  Object.entries(MAILS).map(([name, { sample }]) => ({ name, props: sample(locale) }) as Mail);
const cases = LOCALES.flatMap((locale) =>
  samplesIn(locale).map((mail) => [mail.name, locale, mail] as const),
);

test.each(cases)("%s in %s says all its words, in both forms", async (_, locale, mail) => {
  const { subject, html, text } = await renderMail({ mail, locale }, look);
  for (const form of [subject, html, text])
    expect(form).not.toMatch(/_[a-z]+\.[\w.]+_|\{\w+\}|undefined|\[object/);
  expect(subject.length).toBeGreaterThan(5);
  expect(html).toContain(`<html lang="${locale}"`);
  for (const form of [html, text]) expect(form).toContain("Huyzen bv");
  expect(text).not.toMatch(/<\w|&\w+;/);
});

/** A link alone, to the way to a home that is visited: its map hears of it only when it is followed. */
const DIRECTIONS = /\bhttps:\/\/www\.openstreetmap\.org\/directions\?to=[^"\s)]+/g;

test.each(cases)("%s in %s shows and links to nothing but the site's own host", async (_, locale, mail) => {
  const rendered = await renderMail({ mail, locale }, look);
  const own = (form: string) =>
    mail.name.startsWith("visit-") ? form.replaceAll(DIRECTIONS, `${ORIGIN}/`) : form;
  const [html, text] = [own(rendered.html), own(rendered.text)];
  const addresses = [...html.matchAll(/\b(?:src|href|background|action)="([^"]*)"/g)].map(
    (match) => match[1]!,
  );
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses)
    expect(address).toMatch(/^(https:\/\/www\.huyzen\.example\/|mailto:|tel:\+\d)/);
  expect(html).not.toMatch(/url\(|@import|<(link|script|iframe|form)\b/i);
  for (const [address] of text.matchAll(/https?:\S+/g))
    expect(address).toMatch(/^https:\/\/www\.huyzen\.example\//);
});

test.each(cases)("the sample of %s in %s speaks that language too", async (_, locale, mail) => {
  const { html } = await renderMail({ mail, locale }, look);
  const paths = [...html.matchAll(/href="https:\/\/www\.huyzen\.example(\/[^"]*)"/g)].map(
    ([, path]) => path!,
  );
  // The desk speaks the language of whoever signs in.
  for (const path of paths) expect(path).toMatch(new RegExp(`^/${locale}(/|$)|^/desk/sign-in#`));
  const others = LOCALES.filter((other) => other !== locale).map((other) => SAMPLE_WORDS[other]);
  for (const { question, toFriend, cancellation, wish, home, holidayHome } of others)
    for (const words of [
      ...question.split("\n"),
      toFriend,
      cancellation,
      wish,
      home.title,
      holidayHome.title,
    ])
      expect(html).not.toContain(words);
});

const HOSTILE = `<script>alert(1)</script>"'&\r\nBcc: victim@example.be\u2028\u202e{name}`;

/** The same mail with something hostile wherever a text stands. */
function hostile(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith("/") ? value : HOSTILE;
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one)]));
}

test.each(samplesIn("nl").map((mail) => [mail.name, mail] as const))(
  "whatever is typed stays text in %s, and its subject one line",
  async (_, { name, props }) => {
    const mail = { name, props: hostile(props) } as Mail;
    const { subject, html } = await renderMail({ mail, locale: "nl" }, look);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect([...subject].length).toBeLessThanOrEqual(180);
    expect(html).not.toMatch(/<script/i);
    expect(html).not.toContain(`"'&`);
  },
);

test("the confirmation repeats nothing that a visitor typed", async () => {
  expect(Object.keys(MAILS["contact-confirmation"].sample("nl"))).toEqual(["estate"]);
});

test("the agency's own words are said in its mails", async () => {
  const words = { "mail.confirmation.heading": "Dank u wel!" };
  const mail: Mail = { name: "contact-confirmation", props: { estate: null } };
  expect((await renderMail({ mail, locale: "nl" }, { ...look, words })).html).toContain("Dank u wel!");
});

test("the plain text of a question reads like a letter", async () => {
  const mail: Mail = { name: "contact-to-agency", props: MAILS["contact-to-agency"].sample("nl") };
  const { subject, text } = await renderMail({ mail, locale: "nl" }, look);
  expect(subject).toBe("Vraag van An Peeters over Herenhuis met stadstuin, HZ-0012");
  expect(text).toMatchInlineSnapshot(`
    "An Peeters schreef u via de website

    Bezoek - Kan ik zaterdag komen kijken?
    Liefst in de voormiddag.

    Naam: An Peeters
    E-mail: an.peeters@example.be
    Telefoon: +32 470 00 00 00
    Referentie: HZ-0012

    Herenhuis met stadstuin
    https://www.huyzen.example/nl/aanbod/12/herenhuis-gent-coupure-12
    Coupure 12, 9000 Gent
    3 slaapkamers · 145 m² · EPC-label B
    € 389.000,00

    Antwoordt u op deze mail, dan gaat uw antwoord naar An Peeters.

    U krijgt deze mail omdat een bezoeker het contactformulier van uw website
    invulde.

    Huyzen bv
    Kouter 1, 9000 Gent
    Ondernemingsnummer 0000.000.097
    Vastgoedmakelaar, BIV-nummer 500.001
    +32 9 000 00 00 · info@huyzen.example

    Privacyverklaring https://www.huyzen.example/nl/privacyverklaring
    "
  `);
});

test.each(["rental-request", "rental-confirmation"] as const)(
  "%s that waits since an older version is rendered without the button that it has no address for",
  async (name) => {
    const {
      path: _path,
      answerPath: _answer,
      confirmedUntil: _until,
      ...props
    } = {
      path: "",
      answerPath: "",
      ...MAILS[name].sample("nl"),
    };
    const { html, text } = await renderMail({ mail: { name, props } as Mail, locale: "nl" }, look);
    for (const form of [html, text]) expect(form).not.toMatch(/verblijfsaanvraag|undefined|bevestigt u/i);
    expect(html).toContain("Appartement met zicht op zee");
  },
);
