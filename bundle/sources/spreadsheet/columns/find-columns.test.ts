import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locale.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { COLUMNS } from "./column-table.ts";
import { findColumns, type Naming } from "./find-columns.ts";

const find = (names: readonly string[], naming: Partial<Naming> = {}) =>
  findColumns(names, { fallback: "nl", ...naming });

/** Where each column goes; a text with its language. */
const targets = (names: readonly string[], naming?: Partial<Naming>) =>
  find(names, naming).columns.map((found) => {
    if (found.kind !== "known") return found.kind;
    return found.column.as === "texts" ? `${found.column.to}.${found.locale}` : found.column.to;
  });

test.each([
  "Vraagprijs",
  "VRAAGPRIJS",
  " vraag prijs ",
  "Prix demandé",
  "prix demande",
  "Asking price",
  "Kaufpreis",
  "Prijs (€)",
  "prijs in euro",
])("%s is the price", (name) => expect(targets([name])).toEqual(["general.price.value"]));

test.each([
  "Bewoonbare opp. (m²)",
  "Surface habitable m2",
  "Living area [m2]",
  "Wohnfläche",
  "Wohnflaeche in m²",
])("%s is the living area", (name) => expect(targets([name])).toEqual(["dimensions.areaBuild"]));

test.each<[string, Locale]>([
  ["Omschrijving FR", "fr"],
  ["description (fr)", "fr"],
  ["Description_EN", "en"],
  ["Beschreibung Niederländisch", "nl"],
  ["FR omschrijving", "fr"],
  ["Omschrijving frans", "fr"],
])("%s is the description in its language", (name, locale) => {
  expect(targets([name])).toEqual([`general.description.${locale}`]);
});

test("texts without a language are in the language that most columns are named in", () => {
  expect(find(["Prix", "Chambres", "Titre", "Title"]).locale).toBe("fr");
  expect(targets(["Prix", "Chambres", "Description"])[2]).toBe("general.description.fr");
  expect(targets(["Prix", "Chambres", "Description"], { locale: "en" })[2]).toBe("general.description.en");
});

test("two columns of one text are each in the language that calls it so", () => {
  expect(targets(["Prijs", "Slaapkamers", "Titel", "Titre"]).slice(2)).toEqual([
    "general.title.nl",
    "general.title.fr",
  ]);
});

test("a name that means two things is what the sheet's language means by it", () => {
  expect(targets(["Prijs", "Slaapkamers", "Land"])[2]).toBe("general.address.country");
  expect(targets(["Price", "Bedrooms", "Plan"])[2]).toBe("pictures");
});

test("pictures may have a column each", () => {
  expect(targets(["Foto 1", "foto2", "Photo 12", "Slaapkamer 1"])).toEqual([
    "pictures",
    "pictures",
    "pictures",
    "extra",
  ]);
});

test("a name that is not known is an extra field, and the nearest known name is told", () => {
  expect(find(["Vraagprjs", "Kleur van de voordeur"]).columns).toMatchObject([
    { kind: "extra", nearest: "vraagprijs" },
    { kind: "extra", nearest: null },
  ]);
});

test.each(["Eigenaar", "Eigenaar naam", "Commission %", "Interne nota", "Key number", "Mindestpreis"])(
  "%s is the agency's own business and never shown",
  (name) => expect(targets([name])).toEqual(["left-out"]),
);

test("a name that only begins like an internal one is none", () => {
  expect(targets(["Notaris", "Internetaansluiting"])).toEqual(["extra", "property.comfort.internet"]);
});

test("a column that is to be left out is", () => {
  expect(targets(["Kleur", "Prijs"], { leaveOut: ["kleur"] })).toEqual(["left-out", "general.price.value"]);
});

test("names that objects have by themselves are columns like any other", () => {
  expect(targets(["__proto__", "constructor", "toString", "", null as never])).toEqual([
    "extra",
    "extra",
    "extra",
  ]);
});

test("every name of the table leads to its row, in the language that has it", () => {
  for (const column of COLUMNS)
    for (const locale of LOCALES)
      for (const name of column[locale].split(", ")) {
        const [found] = find([name], { locale }).columns;
        expect([name, found?.kind === "known" && found.column.to]).toEqual([name, column.to]);
      }
});
