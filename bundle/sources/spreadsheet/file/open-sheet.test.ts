import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { testFolder } from "../../../testing/test-bundle.ts";
import { testWorkbook } from "../testing/test-workbook.ts";
import { openSheet } from "./open-sheet.ts";
import { SHEET_LIMITS, type SheetLimits, type SheetRow } from "./sheet-row.ts";

type Opening = { readonly sheet?: string; readonly limits?: Partial<SheetLimits> };

async function rowsOf(content: string | Uint8Array, { sheet, limits }: Opening = {}): Promise<SheetRow[]> {
  const path = join(await testFolder(), "sheet");
  await writeFile(path, content);
  return Array.fromAsync(openSheet({ path, sheet, limits: { ...SHEET_LIMITS, ...limits } }));
}

const cellsOf = async (content: string | Uint8Array, opening?: Opening) =>
  (await rowsOf(content, opening)).map(({ cells }) => cells);

test.each([";", ",", "\t"])("cells of a CSV may stand between %j", async (sign) => {
  expect(await cellsOf([`ref${sign}titel`, `1${sign}"Huis${sign} met tuin"`].join("\r\n"))).toEqual([
    ["ref", "titel"],
    ["1", `Huis${sign} met tuin`],
  ]);
});

test("a CSV may be UTF-8 with or without a mark, UTF-16 and Windows-1252", async () => {
  const text = "ref;prix\r\n1;€ 100 café";
  const windows = Buffer.from(text.replace("€", "\u0080"), "latin1");
  for (const content of [text, `\uFEFF${text}`, Buffer.from(`\uFEFF${text}`, "utf16le"), windows])
    expect(await cellsOf(content)).toEqual([
      ["ref", "prix"],
      ["1", "€ 100 café"],
    ]);
});

test("a cell of a CSV may have several lines, and rows keep their numbers after empty ones", async () => {
  const rows = await rowsOf('ref;tekst\n1;"een\ntwee"\n\n2;b\n');
  expect(rows.filter(({ cells }) => cells.some(Boolean)).map(({ cells }) => cells.at(-1))).toEqual([
    "tekst",
    "een\ntwee",
    "b",
  ]);
});

test("a workbook gives texts, numbers, days, ticks and the stored results of formulas", async () => {
  const book = testWorkbook([
    {
      name: "Aanbod",
      rows: [
        ["Villa & tuin", 295000, { day: 46387 }, true],
        [null, { formula: "A1*2", result: 12.5 }, { formula: 'WEBSERVICE("http://127.0.0.1/")' }],
      ],
    },
  ]);
  expect(await rowsOf(book)).toEqual([
    { number: 1, cells: ["Villa & tuin", 295000, "2026-12-31", true] },
    { number: 2, cells: [null, 12.5, { fault: "a formula without a stored result" }] },
  ]);
});

test("texts of several fonts, texts within cells and faults of the program are read", async () => {
  const rows = [
    [
      { xml: '<c r="A1" t="inlineStr"><is><r><t>Te </t></r><r><t>koop</t></r></is></c>' },
      { xml: '<c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
      { xml: '<c r="D1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>' },
    ],
  ];
  expect(await cellsOf(testWorkbook([{ name: "a", rows }]))).toEqual([
    ["Te koop", { fault: "#DIV/0!" }, null, "ab"],
  ]);
});

test("the first sheet that is not hidden is read, or the one that is named", async () => {
  const book = testWorkbook([
    { name: "Lijsten", rows: [["x"]], hidden: true },
    { name: "Aanbod", rows: [["y"]] },
    { name: "Archief", rows: [["z"]] },
  ]);
  expect(await cellsOf(book)).toEqual([["y"]]);
  expect(await cellsOf(book, { sheet: "archief" })).toEqual([["z"]]);
  await expect(cellsOf(book, { sheet: "x" })).rejects.toThrow(
    'no sheet "x"; it has "Lijsten", "Aanbod", "Archief"',
  );
});

test("entities that a workbook declares are not expanded", async () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>';
  const book = testWorkbook([{ name: "a", rows: [] }], { "xl/worksheets/sheet1.xml": bomb });
  expect(await cellsOf(book)).toEqual([["&b;"]]);
});

const wide = testWorkbook([{ name: "a", rows: [[{ xml: '<c r="XFD1"><v>1</v></c>' }]] }]);
const long = testWorkbook([
  { name: "a", rows: [[{ xml: `<c r="A1" t="str"><v>${"x".repeat(2_000)}</v></c>` }]] },
]);
const many = testWorkbook([{ name: "a", rows: Array.from({ length: 20 }, (_, at) => [at]) }]);
const sheetOf = (xml: string) => testWorkbook([{ name: "a", rows: [] }], { "xl/worksheets/sheet1.xml": xml });
const deep = sheetOf("<a>".repeat(5_000));
const endless = sheetOf(`<worksheet x="${"y".repeat(6_000_000)}`);
const bomb = testWorkbook([{ name: "a", rows: [] }], {
  "xl/worksheets/sheet1.xml": " ".repeat(60 * 1024 * 1024),
});

test.each<[string, string | Uint8Array, Partial<SheetLimits>, string]>([
  ["a file that unpacks to far more than it is", bomb, {}, "unpack to more than 200 times"],
  ["XML without a bottom", deep, {}, "nested too deeply"],
  ["an attribute without an end", endless, {}, "without end"],
  ["a cell in the last column there is", wide, {}, "more than 500 columns"],
  ["a very long cell", long, { cell: 1_000 }, "a cell of more than 1000 signs"],
  ["very many rows", many, { rows: 10 }, "more than 10 rows"],
  [
    "texts that fill the memory",
    testWorkbook([{ name: "a", rows: [["abcdef"]] }]),
    { sharedTexts: 15 },
    "more than 15 signs",
  ],
  ["a CSV of very many rows", "a\n".repeat(20), { rows: 10 }, "more than 10 rows"],
  ["a CSV of very many columns", "a;".repeat(20), { columns: 10 }, "more than 10 columns"],
  ["a CSV with a quote that never ends", `a;b\n"${"x".repeat(30_000)}`, { cell: 1_000 }, "at line 2"],
  ["a large file", "a;b", { bytes: 2 }, "larger than 2 bytes"],
  ["a .zip of something else", zipSync({ "a.txt": strToU8("a") }), {}, "no workbook (.xlsx)"],
  [
    "an .xls or a locked workbook",
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    {},
    "save it as .xlsx without a password",
  ],
])("%s is refused", async (_what, content, limits, reason) => {
  await expect(rowsOf(content, { limits })).rejects.toThrow(reason);
});

test("no file at all is told plainly", async () => {
  await expect(Array.fromAsync(openSheet({ path: "/nowhere.xlsx" }))).rejects.toThrow(
    "there is no such file",
  );
});
