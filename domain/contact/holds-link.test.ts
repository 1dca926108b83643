import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holdsLink } from "./holds-link.ts";
import { TOP_LEVEL_DOMAINS } from "./top-level-domains.ts";

test.each([
  "https://voorbeeld.be",
  "HTTP://voorbeeld",
  "kijk op www.voorbeeld",
  "koop nu op voorbeeld.shop!",
  "Voorbeeld.BE",
  "(voorbeeld.be)",
  "zie voorbeeld.be.",
  "voorbeeld.be/aanbod?x=1",
  "mijn.site.co.uk",
  "een-twee.online,nu",
  "win.xyz:8080",
  "bit.ly/abc",
  "schrijf naar an@voorbeeld.be",
  "an@localhost",
  "münchen.de",
  "voorbeeld.xn--p1ai",
  "xn--e1afmkfd.xn--80akhbyknj4f",
  "пример.рф",
  "例え.みんな",
  "voorbeeld\u3002be",
  "voorbeeld\uFF0Ebe",
  "voorbeeld\uFF61be",
  "voorbeeld\u2024be",
  "ｖｏｏｒｂｅｅｌｄ.ｂｅ",
  "voor\u200Bbeeld.b\u200Be",
  "voorbeeld\u2060.\uFEFFbe",
  "voorbeeld.\u00ADbe",
  "💩.la",
  "donker.onion",
  "ik_ben.rocks",
  "http://192.0.2.1",
  "192.0.2.1/inloggen",
  "ga naar 192.0.2.1",
  "javascript://x",
  "[hier](//voorbeeld.be)",
])("%j holds a link", (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  "Mooi. Wat denk je?",
  "Mooi huis.Wat denk je?",
  "Grote tuin.Rustige buurt.Dicht bij het station.",
  "Grand jardin.Quartier calme.",
  "Schöner Garten.Ruhige Lage.",
  "Het is 1.250.000 euro waard...",
  "Het kost 1.250.000.000 frank",
  "€ 389.000,00",
  "om 10.30 u.",
  "om 10.30u bij het huis",
  "de woning t.o. het park",
  "t.o.v. vorig jaar, d.w.z. in 2025, o.a. hier",
  "t.e.m. juni, i.p.v. mei; m.a.w. later",
  "A. Peeters, J.P. Janssens en J.F.Kennedy",
  "St.-Niklaas of St.Niklaas",
  "nr.12 bus 3",
  "p.m.",
  "12.03.2026",
  "EPC-label B.Zonnepanelen zijn er ook",
  "gezien...denk je ook?",
  "An & Jan :)",
  "prijs: 5%",
  "",
])("%j holds none", (text) => {
  expect(holdsLink(text)).toBe(false);
});

test("whatever an address ends with, and however it is written in a sentence, it is a link", () => {
  const end = fc.constantFrom(...TOP_LEVEL_DOMAINS);
  const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
  fc.assert(
    fc.property(
      word,
      end,
      fc.boolean(),
      fc.constantFrom("", "!", " nu", "/x", ", zei ze"),
      (name, last, isLoud, after) => {
        const address = `${name}.${last}`;
        expect(holdsLink(`Kijk op ${isLoud ? address.toUpperCase() : address}${after}`)).toBe(true);
      },
    ),
  );
});
