import { strToU8, zipSync } from "fflate";

/** What a cell of a test's workbook holds: a text, a number, a day (yyyy-mm-dd), a formula with its stored result, or XML as it is. */
type TestCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: number }
  | { readonly formula: string; readonly result?: number }
  | { readonly xml: string };

type Sheet = {
  readonly name: string;
  readonly rows: ReadonlyArray<readonly TestCell[]>;
  readonly hidden?: boolean;
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as spreadsheet programs write it: shared texts, a style for days, one part a sheet. */
export function testWorkbook(
  sheets: readonly Sheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const texts: string[] = [];
  const files: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="r"><workbookPr/><sheets>${sheets
      .map(
        ({ name, hidden }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden ? ' state="hidden"' : ""}/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  };
  for (const [index, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${MAIN}><sheetData>${rows.map((row, at) => xmlOfRow(row, at + 1, texts)).join("")}</sheetData></worksheet>`;
  files["xl/sharedStrings.xml"] =
    `<sst ${MAIN}>${texts.map((text) => `<si><t>${escape(text)}</t></si>`).join("")}</sst>`;
  const packed = Object.entries({ ...files, ...parts }).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>);
}

function xmlOfRow(row: readonly TestCell[], number: number, texts: string[]): string {
  const cells = row.map((cell, index) =>
    xmlOfCell(cell, `${String.fromCharCode(65 + index)}${number}`, texts),
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}

function xmlOfCell(cell: TestCell, address: string, texts: string[]): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === "string") return `<c r="${address}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if ("xml" in cell) return cell.xml;
  if ("day" in cell) return `<c r="${address}" s="1"><v>${cell.day}</v></c>`;
  const result = cell.result === undefined ? "" : `<v>${cell.result}</v>`;
  return `<c r="${address}"><f>${escape(cell.formula)}</f>${result}</c>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
