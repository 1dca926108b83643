import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { COLUMN_TABLE } from "./columns/column-table.ts";
import type { Column, Kind, LeftOut } from "./columns/column.ts";
import { LEFT_OUT_COLUMNS } from "./columns/left-out-columns.ts";
import { namesOfCodes } from "./values/read-code.ts";

const HEAD = `# The columns of a spreadsheet

What a column may be called so that \`gevel convert\` knows it; [spreadsheet.md](../spreadsheet.md) tells how to go about it. Case, accents, spaces, signs and units in brackets count
for nothing. A text takes its language from the column's name: "omschrijving FR", "description (nl)".

<!-- Written by \`npx vitest run columns-guide -u\` from the column table. -->
`;

const KINDS: Readonly<Record<Exclude<Kind, object>, string>> = {
  text: "a text",
  texts: "a text, in one language a column",
  amount: "an amount in euro: € 295.000, 295000 EUR, 1.250,50, 850 €/mois; op aanvraag",
  area: "an area: 120 m², 1.250, 12 a 50 ca, 0,5 ha",
  length: "a length: 7,5 m, 750 cm",
  volume: "litres",
  figure: "a figure, with its unit or without: 210 kWh/m²",
  count: "a whole number: 3, 3 slaapkamers, geen",
  floor: "a storey: 3, 3ème étage, gelijkvloers",
  year: "a year",
  degrees: "degrees: 51.054",
  "yes-no": "ja, oui, yes, x or nee, neen, non, no, nein",
  "no-yes": "ja, oui, yes, x or nee, neen, non, no, nein",
  day: "a day: 31/12/2026, 2026-12-31, 31 december 2026",
  moment: "a day: 31/12/2026, 2026-12-31, 31 december 2026",
  "free-on": "a day, or one of: bij akte, onmiddellijk, bij oplevering, overeen te komen (in four languages)",
  "energy-label": "a label: C, A+, F_C",
  certificate: "a label, a figure or both: C, 210 kWh/m², 210 kWh/m² (C)",
  link: "addresses (https)",
  pictures: "addresses (https) or names of files beside the sheet, with ; or new lines between them",
  "floor-plans": "addresses (https) or names of files beside the sheet, with ; or new lines between them",
  videos: "addresses (https)",
  tours: "addresses (https)",
  papers: "addresses (https)",
  type: "a type of estate by its name in four languages: villa, appartement, terrain à bâtir",
  transaction: "te koop, à vendre, for sale, zu verkaufen, te huur, viager …",
  status:
    "beschikbaar, in optie, verkocht, verhuurd, ingetrokken (in four languages); a listing that is taken back is left out",
  place: "9000, Gent or 9000 Gent",
  address: "Kouter 12 bus 3, 9000 Gent",
  country: "a code (BE) or a name in four languages",
  person: "first name and name",
};

test("the guide of columns names every column in four languages", async () => {
  const chapters = Object.entries(COLUMN_TABLE).map(
    ([title, columns]) => `## ${title}\n\n${columns.map(rowOf).join("\n")}`,
  );
  const left = `## Never shown\n\nColumns that begin with one of these names are left out.\n\n${LEFT_OUT_COLUMNS.map(leftOut).join("\n")}`;
  const guide = `${HEAD}\n${[...chapters, left].join("\n\n")}\n`;
  await expect(guide).toMatchFileSnapshot("../../../docs/sources/spreadsheet/columns.md");
});

function rowOf(column: Column): string {
  return `- \`${column.to.replace(/^row\./, "")}\`: ${namesOf(column)}. ${kindOf(column.as)}.`;
}

function leftOut(row: LeftOut): string {
  return `- ${namesOf(row)}: ${row.why}.`;
}

function namesOf(row: LeftOut | Column): string {
  return LOCALES.map((locale) => `${locale} _${row[locale]}_`).join("; ");
}

function kindOf(kind: Kind): string {
  if (typeof kind === "string") return capital(KINDS[kind]);
  const names = namesOfCodes(kind.list).map(([, name]) => name);
  return `One of: ${names.join(" / ")} (in four languages)`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
