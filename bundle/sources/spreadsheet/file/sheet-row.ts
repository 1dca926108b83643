/** What a cell holds; null is empty. A date of a workbook comes as `yyyy-mm-dd`, a formula as its stored result. */
export type Cell = string | number | boolean | null | CellFault;

/** A cell whose content the spreadsheet program itself could not work out, such as `#REF!`. */
export type CellFault = { readonly fault: string };

/** A row as the spreadsheet program counts it: `number` 1 is the first; `cells` begin at column A. */
export type SheetRow = { readonly number: number; readonly cells: readonly Cell[] };

/** What a spreadsheet may hold, so that a hostile one fills neither the memory nor the day. */
export type SheetLimits = {
  readonly bytes: number;
  readonly rows: number;
  readonly columns: number;
  /** Signs of one cell. */
  readonly cell: number;
  /** Signs of all texts that a workbook shares among its cells. */
  readonly sharedTexts: number;
};

export const SHEET_LIMITS: SheetLimits = {
  bytes: 256 * 1024 * 1024,
  rows: 100_000,
  columns: 500,
  cell: 100_000,
  sharedTexts: 50_000_000,
};

/** Column 1 is "A", column 28 "AB". */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + last : last;
}

export function isFault(cell: Cell | undefined): cell is CellFault {
  return typeof cell === "object" && cell !== null;
}

export function isEmpty(cell: Cell | undefined): boolean {
  return cell == null || (typeof cell === "string" && cell.trim() === "");
}
