import { expect, test } from "vitest";
import type { Locale } from "../../../locale/locale.ts";
import type { AddressLike } from "../address.ts";
import { hiddenAddressOf } from "./street-names.ts";
import { withoutStreet } from "./without-street.ts";

const GENT = { zip: "9000", name: "Gent", alias: { fr: "Gand", en: "Ghent" } };
const at = (street: string, number: string | null = "12", box: string | null = null): AddressLike => ({
  visible: false,
  street: { nl: street },
  number,
  box,
  city: GENT,
});
const tell = (address: AddressLike, text: string, locale: Locale = "nl") =>
  withoutStreet(text, hiddenAddressOf([address]), locale);

test.each<[string, string, string, Locale?]>([
  ["Kerkstraat", "Villa Kerkstraat 12", "Villa Gent"],
  ["Kerkstraat", "Wonen in de kerkstraat", "Wonen in Gent"],
  ["Kerkstraat", "KERKSTRAAT 12: te koop", "Gent: te koop"],
  ["Kerkstraat", "Kerkstr. 12 bus 3", "Gent"],
  ["Kerkstraat", "Kerkstraat nr. 12A", "Gent"],
  ["Kerkstraat", "Kerkstraat n° 12/3", "Gent"],
  ["Kerkstraat", "Kerkstraat 12-14, 9000 Gent", "9000 Gent"],
  ["Kerkstraat", "Rustig gelegen aan de Kerkstraat 12 te Gent.", "Rustig gelegen in Gent."],
  ["Kerkstraat", "Aan de Kerk-straat", "In Gent"],
  ["Kerkstraat", "Gent, Kerkstraat 12: ruime woning", "Gent: ruime woning"],
  ["Kerkstraat", "Gent (Kerkstraat 12)", "Gent"],
  ["Kerkstraat", "De Kerkstraat ligt vlakbij", "Gent ligt vlakbij"],
  ["Kerkstraat", "Kerk&shy;straat <b>12</b>", "Gent<b></b>"],
  ["Rue de l’Église", "Maison rue de l'Eglise 12", "Maison Gand", "fr"],
  ["Rue de l'Eglise", "Maison, 12 rue de l’Église", "Maison, Gand", "fr"],
  ["Rue de l'Eglise", "Située dans la rue de l&rsquo;&Eacute;glise", "Située à Gand", "fr"],
  ["Rue de l'Eglise", "RUE DE L EGLISE, 12 à Gand", "à Gand", "fr"],
  ["Rue de l'Eglise", "n° 12, r. de l'Église", "Gand", "fr"],
  ["Avenue Louise", "Au coin de l'avenue Louise", "Au coin de Gand", "fr"],
  ["Avenue Louise", "Bel appartement av. Louise 12 bte 4", "Bel appartement Gand", "fr"],
  ["Rue Neuve - Nieuwstraat", "In de Nieuwstraat", "In Gent"],
  ["Rue Neuve - Nieuwstraat", "Rue Neuve 12", "Gand", "fr"],
  ["Sint-Pietersnieuwstraat", "St. Pietersnieuwstr. 12", "Gent"],
  ["Onze-Lieve-Vrouwstraat", "O.L. Vrouwstraat 12 of OLV-straat", "Gent of Gent"],
  ["Brusselsesteenweg", "Brusselse Steenweg 12", "Gent"],
  ["Lange Straße", "Haus in der Langen Strasse 12", "Haus in Gent", "de"],
  ["Kölner Straße", "Koelner Str. 12", "Gent", "de"],
  ["Church Road", "A house on the Church Road", "A house in Ghent", "en"],
  ["Zavel", "Appartement op de Zavel", "Appartement in Gent"],
  ["Grote Markt", "op de grote markt", "in Gent"],
  ["Markt", "Handelspand Markt 12", "Handelspand Gent"],
  ["Kerkstraat 12", "Kerkstraat 12", "Gent"],
  ["Jan Breydelstraat", "In de J. Breydelstr. met tuin", "In Gent met tuin"],
  ["Rue Prudent Bols", "rue P. Bols 12", "Gand", "fr"],
  ["Rue La Nô", "RUE LA NÔ 94 - 9000 Gent", "9000 Gent"],
  ["Du Moulin", "Située 12, Du Moulin", "Située Gand", "fr"],
  ["’t Hoge", "Op 't Hoge", "In Gent"],
  ["Kerkstraat", "kerkstraat-12-gent", "gent"],
])("of %s, %j becomes %j", (street, text, after, locale = "nl") => {
  expect(tell(at(street), text, locale).text).toBe(after);
});

test.each<[string, string]>([
  ["Dorp", "Rustig gelegen in het dorp, op 12 km van Gent"],
  ["Dorp", "Dorp 12 km verder"],
  ["Markt", "Vlak bij de markt en 12 winkels"],
  ["De Markt", "Elke zaterdag is er markt"],
  ["Gent", "Wonen in Gent, met 3 slaapkamers"],
  ["Zavel", "Een tuin met zavel"],
  ["Kerkstraat", "Kerkstraatje, Oude Kerkstraten en de kerk"],
  ["Nieuwstraat", "Een nieuwe straat"],
  ["Groenestraat", "Bouwgrond in een groene straat"],
  ["Winkelstraat", "Tussen dijk en winkelstraat"],
  ["Rue", "Au calme, une rue paisible"],
  ["Molenweg", "Aan de molen, weg van de drukte? Weg!"],
])("of %s, %j stays", (street, text) => {
  expect(tell(at(street), text)).toEqual({ text, words: [] });
});

test("the number of another house goes along, what else is counted stays", () => {
  expect(tell(at("Kerkstraat"), "Kerkstraat 14").text).toBe("Gent");
  expect(tell(at("Kerkstraat", "3"), "Kerkstraat, 3 slaapkamers").text).toBe("Gent, 3 slaapkamers");
  expect(tell(at("Kerkstraat"), "Kerkstraat, 4 kamers").text).toBe("Gent, 4 kamers");
});

test("it names the words as they stand in the text", () => {
  const told = tell(at("Kerkstraat"), "Kerkstr. 12 bus 3, en in de KERKSTRAAT");
  expect(told.words).toEqual(["Kerkstr. 12 bus 3", "KERKSTRAAT"]);
});

test("links and alternative texts in HTML tell no street either", () => {
  const html = `<p class="x">Zie <a href="https://huis.example/kerkstraat-12">hier</a></p>`;
  expect(tell(at("Kerkstraat"), html).text).not.toMatch(/kerkstraat/i);
});

test("a building's estates may have several streets: none is told", () => {
  const hidden = hiddenAddressOf([at("Kerkstraat"), at("Molenstraat", "1-5")]);
  expect(withoutStreet("Hoek Kerkstraat 12 en Molenstraat 5", hidden).text).toBe("Hoek Gent en Gent");
});

test("what was replaced once is not replaced again", () => {
  const { text } = tell(at("Kerkstraat"), "Villa in de Kerkstraat 12 te Gent, Kerkstr. 12");
  expect(tell(at("Kerkstraat"), text)).toEqual({ text, words: [] });
});

test("without a city the street goes and nothing stands instead", () => {
  expect(tell({ ...at("Kerkstraat"), city: null }, "Villa Kerkstraat 12").text).toBe("Villa");
});

const LONGEST_TEXT = 100_000;
/** Far above what a busy machine takes, and below what one reading from each letter took. */
const IN_TIME_MS = 10_000;

test.each([
  ["a compound in pieces without end", "Wolvenhoek ".repeat(9_000)],
  ["shortened names without end", "Wolvenhoek- en ".repeat(6_000)],
  ["letters and numbers in turn", "a1".repeat(LONGEST_TEXT / 2)],
  ["a tag that never ends", "<a".padEnd(LONGEST_TEXT)],
  ["numbers without end", "Kerkstraat 1".padEnd(LONGEST_TEXT, "-1")],
  ["particles without end", `12 ${"de ".repeat(30_000)}Kerkstraat`],
  ["the street without end", "Kerkstraat ".repeat(9_000)],
])("the longest text is read in time: %s", (_, text) => {
  const begun = performance.now();
  tell(at("Kerkstraat"), text);
  tell(at("Wolvenhoekstraat"), text);
  expect(performance.now() - begun).toBeLessThan(IN_TIME_MS);
});
