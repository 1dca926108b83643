/** Spreadsheets of Belgium expect it, since their decimals have a comma. */
const BETWEEN = ";";
/** Tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** What a spreadsheet would take for a formula that a visitor wrote, also in the wide signs of Asian keyboards. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/**
 * Rows as a file for spreadsheets (RFC 4180).
 * Example: `csvOf([["Naam"], ["=1+1"]])` shows the text `'=1+1`, and reckons nothing.
 */
export function csvOf(rows: ReadonlyArray<readonly string[]>): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(BETWEEN)).join("\r\n");
}

/** Gives the browser rows to keep as a file for spreadsheets. */
export function downloadCsv(rows: ReadonlyArray<readonly string[]>, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: "text/csv" }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
