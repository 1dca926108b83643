import type { Readable } from "node:stream";
import { BundleRefused } from "../../../../files/bundle-files.ts";
import type { SheetLimits } from "../sheet-row.ts";
import { parseXml } from "./parse-xml.ts";
import { gatherText } from "./shared-texts.ts";

export type RawCell = {
  type: string;
  style: number;
  /** What `<v>` holds. */
  value: string;
  /** What `<is>` holds. */
  text: string;
  isFormula: boolean;
};

type RawRow = { readonly number: number; readonly cells: Array<RawCell | undefined> };

/** The rows of a sheet as its XML has them. Cells outside the limits are refused by their address, before room is made for them. */
export async function* readRawRows(stream: Readable, limits: SheetLimits): AsyncGenerator<RawRow> {
  const rows = gatherRows(limits);
  for await (const _ of parseXml(stream, rows.handlers)) yield* rows.take();
}

function gatherRows(limits: SheetLimits) {
  let done: RawRow[] = [];
  let row: RawRow = { number: 0, cells: [] };
  let cell: RawCell | null = null;
  let isValue = false;
  const inline = gatherText(limits);
  const open = (tag: string, attributes: Readonly<Record<string, string>>) => {
    if (tag === "row") row = { number: Number(attributes["r"]) || row.number + 1, cells: [] };
    if (tag === "c") {
      const { t: type = "n", s: style = "0", r: address } = attributes;
      cell = { type, style: Number(style), value: "", text: "", isFormula: false };
      row.cells[columnOf(address, row.cells.length, limits)] = cell;
    }
    if (tag === "f" && cell) cell.isFormula = true;
    isValue = tag === "v";
    inline.open(tag);
  };
  const text = (piece: string) => {
    inline.text(piece);
    if (!isValue || !cell) return;
    cell.value += piece;
    if (cell.value.length > limits.cell)
      throw new BundleRefused(`it has a cell of more than ${limits.cell} signs`);
  };
  const close = (tag: string) => {
    isValue = false;
    inline.close(tag);
    if (tag === "is" && cell) cell.text = inline.take();
    if (tag === "c") cell = null;
    if (tag === "row") done.push(row);
  };
  const take = () => {
    const taken = done;
    done = [];
    return taken;
  };
  return { handlers: { open, text, close }, take };
}

/** Example: the address "C7" is column 2, counted from 0; a cell without an address follows the one before. */
function columnOf(address: string | undefined, next: number, limits: SheetLimits): number {
  const letters = /^[A-Z]{1,3}/.exec(address ?? "")?.[0];
  let column = letters ? 0 : next + 1;
  for (const letter of letters ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  if (column > limits.columns) throw new BundleRefused(`it has more than ${limits.columns} columns`);
  return column - 1;
}
