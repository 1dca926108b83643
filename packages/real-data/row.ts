import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parse } from "csv-parse";

/** One listing as a portal's file holds it: every value a text, absent where the file has none. */
export type Row = Readonly<Record<string, string>>;

/** Reads the rows of a CSV or NDJSON file one by one. */
export async function* readRows(file: string): AsyncGenerator<Row> {
  if (file.endsWith(".ndjson")) yield* readLines(file);
  else yield* createReadStream(file).pipe(parse({ columns: true, bom: true })) as AsyncIterable<Row>;
}

async function* readLines(file: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.trim()) continue;
    const values = Object.entries(JSON.parse(line) as Record<string, unknown>);
    yield Object.fromEntries(values.map(([key, value]) => [key, textOfValue(value)]));
  }
}

function textOfValue(value: unknown): string {
  if (value === true) return "1";
  if (value === false) return "0";
  return Array.isArray(value) ? value.join("|") : String(value ?? "");
}

export function numberIn(row: Row, column: string): number | undefined {
  const text = row[column];
  const number = text ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

export function countIn(row: Row, column: string): number | undefined {
  const number = numberIn(row, column);
  return number === undefined || number < 0 ? undefined : Math.round(number);
}

export function flagIn(row: Row, column: string): boolean | undefined {
  if (row[column] === "1") return true;
  return row[column] === "0" ? false : undefined;
}

export function codeIn<T extends string>(row: Row, column: string, codes: readonly T[]): T | undefined {
  return codes.find((code) => code === row[column]);
}

export function answerIn(row: Row, column: string): "YES" | "NO" | undefined {
  const flag = flagIn(row, column);
  return flag === undefined ? undefined : flag ? "YES" : "NO";
}
