import { columnName } from "#bundle/sources/spreadsheet/file/sheet-row.ts";
import type { UnderstoodSheet } from "#bundle/sources/spreadsheet/convert-sheet.ts";
import { count } from "./report-findings.ts";
import type { Terminal } from "./terminal.ts";

type Column = UnderstoodSheet["columns"][number];

/** Says what each column of a sheet was taken for, with two of its values, and the counts. */
export function reportUnderstood(terminal: Terminal, understood: UnderstoodSheet): void {
  const { columns, samples, headerRow, locale } = understood;
  terminal.say(`Columns (row ${headerRow}); texts without a language are ${LANGUAGES[locale]} (${locale})`);
  const widest = Math.min(MOST_WIDE, Math.max(0, ...columns.map(({ text }) => text.length)));
  for (const column of columns) {
    const values = (samples.get(column.position) ?? []).map((value) => `"${value}"`).join(", ");
    const name = `${columnName(column.position).padEnd(3)} ${column.text.padEnd(widest)}`;
    terminal.say(`  ${name}  ${meaningOf(column)}${values && `  ${values}`}`);
  }
  const { listings, refused, withheld, badCells } = understood;
  const told = [
    count(listings, "listing"),
    `${count(refused, "row")} that can't be taken`,
    ...(withheld > 0 ? [`${count(withheld, "row")} not to be shown`] : []),
    `${count(badCells, "cell")} not understood`,
    `${count(columns.filter(({ kind }) => kind === "extra").length, "column")} shown as extra fields`,
  ];
  terminal.say(told.join(", "));
}

const MOST_WIDE = 32;

const LANGUAGES = { nl: "Dutch", fr: "French", en: "English", de: "German" } as const;

function meaningOf(column: Column): string {
  if (column.kind === "left-out") return `✗ left out: ${column.why}`;
  if (column.kind === "extra") {
    const near = column.nearest === null ? "" : `; is "${column.nearest}" meant?`;
    return `? not known, shown as an extra field${near}`;
  }
  const { to, as } = column.column;
  return `→ ${to.replace(/^row\./, "")}${as === "texts" ? `.${column.locale}` : ""}`;
}
