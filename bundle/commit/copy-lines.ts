import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";

export type Cell = string | number | boolean | null | undefined;

/** Small writes would cost a packet each. */
const BATCH_LENGTH = 64 * 1024;

/** Streams lines of PostgreSQL's text format into a `copy … from stdin`, as fast as the database takes them and no faster. */
export async function copyLines(
  client: ClientBase,
  statement: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  await pipeline(Readable.from(inBatches(lines)), client.query(copyFrom(statement)));
}

async function* inBatches(lines: AsyncIterable<string> | Iterable<string>) {
  let batch = "";
  for await (const line of lines) {
    batch += line;
    if (batch.length < BATCH_LENGTH) continue;
    yield batch;
    batch = "";
  }
  if (batch) yield batch;
}

/** One line of that format, with its break. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(escapeCell).join("\t")}\n`;
}

/** An array as a cell; its texts are words of ours, such as file names. */
export function arrayCell(entries: ReadonlyArray<Cell>): string {
  return `{${entries.map((entry) => (entry == null ? "NULL" : JSON.stringify(entry))).join(",")}}`;
}

const ESCAPES: Record<string, string> = { "\0": "", "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escapeCell(cell: Cell): string {
  if (cell == null) return "\\N";
  return typeof cell === "string" ? cell.replace(/[\0\\\t\n\r]/g, (sign) => ESCAPES[sign]!) : String(cell);
}
