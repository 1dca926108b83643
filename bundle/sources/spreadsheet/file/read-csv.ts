import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Transform } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BundleRefused } from "../../../files/bundle-files.ts";
import type { SheetLimits, SheetRow } from "./sheet-row.ts";

/** Enough for the names of the columns and a few rows. */
const START_BYTES = 64 * 1024;

const DELIMITERS = [";", "\t", ","] as const;

type Encoding = "utf-8" | "utf-16le" | "windows-1252";

const UTF_16_MARK = "fffe";

type Record = { readonly record: string[]; readonly info: { readonly lines: number } };

/** The rows of a CSV in any of its usual dialects; every cell is a text, and none of them is ever run. */
export async function* readCsv(path: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const encoding = await findEncoding(path);
  const start = await readStart(path, encoding);
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(start),
    info: true,
    max_record_size: limits.cell * 10,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: false,
  });
  pipeline(createReadStream(path), decodeStream(encoding), parser, () => undefined);
  let number = 0;
  try {
    for await (const { record } of parser as AsyncIterable<Record>) {
      number += 1;
      refuseLarge(number, record, limits);
      yield { number, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BundleRefused(error.message);
    throw error;
  }
}

function refuseLarge(number: number, record: readonly string[], limits: SheetLimits): void {
  if (number > limits.rows) throw new BundleRefused(`it has more than ${limits.rows} rows`);
  if (record.length > limits.columns)
    throw new BundleRefused(`row ${number} has more than ${limits.columns} columns`);
  if (record.some(({ length }) => length > limits.cell))
    throw new BundleRefused(`row ${number} has a cell of more than ${limits.cell} signs`);
}

/** How a text file is encoded: UTF-16 by its mark, UTF-8 if all of it is, else Windows-1252 as Excel writes it in Belgium. */
async function findEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && bytes.subarray(0, 2).toString("hex") === UTF_16_MARK) return "utf-16le";
    isFirst = false;
    if (!isDecodable(decoder, bytes)) return "windows-1252";
  }
  return isDecodable(decoder) ? "utf-8" : "windows-1252";
}

function isDecodable(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function readStart(path: string, encoding: Encoding): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/**
 * What stands between the cells of a CSV: the sign that its first lines hold most often outside quotes. Example:
 * `findDelimiter('ref;prijs\n1;"1,5"')` is `";"`.
 */
function findDelimiter(start: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of start) {
    if (sign === '"') isQuoted = !isQuoted;
    const count = isQuoted ? undefined : counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return [...counts].reduce((most, other) => (other[1] > most[1] ? other : most))[0];
}

function decodeStream(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, decoder.decode(bytes, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}
