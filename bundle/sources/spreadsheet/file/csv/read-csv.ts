import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Transform } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BundleRefused } from "../../../../files/bundle-files.ts";
import type { SheetLimits, SheetRow } from "../sheet-row.ts";
import { findDelimiter } from "./find-delimiter.ts";
import { findEncoding } from "./find-encoding.ts";

/** Enough for the names of the columns and a few rows. */
const START_BYTES = 64 * 1024;

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

async function readStart(path: string, encoding: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function decodeStream(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, decoder.decode(bytes, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}
