import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "../../../locale/locale.ts";
import type { CityLike } from "../address.ts";
import { hiddenAddressOf } from "./street-names.ts";
import { withoutStreet } from "./without-street.ts";

const GENT = { zip: "9000", name: "Gent" };
const tell = (street: string, text: string, locale: Locale = "nl", city: CityLike | null = GENT) =>
  withoutStreet(
    text,
    hiddenAddressOf([{ visible: false, street: { nl: street }, number: "77", city }]),
    locale,
  );

test.each<[string, string, string, Locale?]>([
  ["Wolvenhoekstraat", "Villa Wolvenhoekstraat77 met tuin", "Villa Gent met tuin"],
  ["Wolvenhoekstraat", "Villa 77Wolvenhoekstraat", "Villa Gent"],
  ["Wolvenhoekstraat", "Wolvenhoekstr77bus3", "Gent"],
  ["Wolvenhoekstraat", "Wolvenhoekstraat nr77", "Gent"],
  ["Wolvenhoekstraat", "Wolvenhoekstraat 77bis", "Gent"],
  ["Wolvenhoekstraat", "Wolvenhoekstraat, 1ste verdieping", "Gent, 1ste verdieping"],
  ["Wolvenhoekstraat", "#wolvenhoekstraat77", "#Gent"],
  ["Rue de l'Église", "Maison rue de l’Église77", "Maison Gent", "fr"],
])("of %s, number and letters that touch in %j are two words: %j", (street, text, after, locale) => {
  expect(tell(street, text, locale).text).toBe(after);
});

test.each<[string, string, string, Locale?]>([
  ["Wolvenhoekstraat", "Hoek van de Wolvenhoek- en Dorpsstraat", "Hoek van Gent en Dorpsstraat"],
  ["Wolvenhoekstraat", "WOLVENHOEK- EN DORPSSTRAAT", "Gent EN DORPSSTRAAT"],
  ["Wolvenhoekstraat", "Wolvenhoek-, Kerk- en Oude Dorpsstraten", "Gent, Kerk- en Oude Dorpsstraten"],
  ["Wolvenhoekstraat", "Wolvenhoek-/Dorpsstraat", "Gent/Dorpsstraat"],
  ["Wolvenhoekstraat", "Hoek van de Dorps- of Wolvenhoekstraat", "Hoek van de Dorps- of Gent"],
  ["Jan Breydelstraat", "Hoek Jan Breydel- en Kerkstraat", "Hoek Gent en Kerkstraat"],
  ["Kerkstraat", "Hoek Kerk- en Dorpsstraat", "Hoek Gent en Dorpsstraat"],
  ["Hauptstraße", "Ecke Haupt- und Nebenstraße", "Ecke Gent und Nebenstraße", "de"],
])("of %s, the name in %j borrows the ending of another: %j", (street, text, after, locale) => {
  expect(tell(street, text, locale).text).toBe(after);
});

test.each<[string, string, string, Locale?]>([
  ["Wolvenhoekstraat", "In de Wolvenhoeksestraat 77", "In Gent"],
  ["Wolvenhoeksestraat", "In de Wolvenhoekstraat", "In Gent"],
  ["Wolvenhoekstraat", "Wolvenhoekse straat", "Gent"],
  ["Wolvenhoekstraat", "In het Wolvenhoekstraatje", "In Gent"],
  ["Beukendreef", "Villa beukendreefje", "Villa Gent"],
  ["Wolvenhoekstraat", "in de wolvenhoek-straße", "in Gent"],
  ["Wolvenhoekstraat", "in de wolvenhoek straat", "in Gent"],
  ["Wolvenhoekstraat", "Wolvenhoek straat 77", "Gent"],
  ["Kastanienallee", "Kastanien-Allee 77", "Gent", "de"],
  ["Brusselsesteenweg", "Brusselsteenweg", "Gent"],
])("of %s, %j bends or parts the name: %j", (street, text, after, locale) => {
  expect(tell(street, text, locale).text).toBe(after);
});

test.each<[string, string]>([
  ["Nieuwstraat", "Aan een nieuwe straat, in nieuwstraatjes"],
  ["Groenestraat", "Een groene straat met groen- en speelplein"],
  ["Kerkplein", "Vlak bij kerk- en dorpsplein"],
  ["Kerkstraat", "Vlak bij kerk- en dorpsstraat, Kerk- en Dorpsplein"],
  ["Winkelstraat", "Tussen Winkel- en Woonstraat, een winkelstraatje"],
  ["Wolvenhoekstraat", "Het gehucht Wolvenhoek, in de Dorpsstraat"],
  ["Wolvenhoekstraat", "De Wolvenhoek-wandeling begint in de Dorpsstraat"],
  ["Wolvenhoekstraat", "Wolvenhoek- en landschap. Vlak bij de Dorpsstraat"],
  ["Eikelweg", "Gooi die eikel weg"],
])("of %s, %j tells nothing", (street, text) => {
  expect(tell(street, text)).toEqual({ text, words: [] });
});

test.each([
  ["a city", GENT],
  ["nothing", null],
])("a text that told a street in any form tells none once %s stands instead", (_, city) => {
  const piece = fc.constantFrom(
    ..."Wolvenhoekstraat wolvenhoekstraat77 Wolvenhoek Wolvenhoeksestraat wolvenhoekstraatje 77 nr bus3".split(
      " ",
    ),
    ..."Wolvenhoek- wolvenhoek straat Dorpsstraat en in de te Gent 9000 villa <b> </b> &shy;".split(" "),
  );
  const between = fc.constantFrom(" ", " ", ", ", "-", "/", ". ", "");
  const text = fc
    .array(fc.tuple(piece, between), { maxLength: 9 })
    .map((parts) => parts.map((part) => part.join("")).join(""));
  fc.assert(
    fc.property(text, (before) => {
      const after = tell("Wolvenhoekstraat", before, "nl", city).text;
      expect(tell("Wolvenhoekstraat", after, "nl", city)).toEqual({ text: after, words: [] });
    }),
    { numRuns: 2_000 },
  );
});
