import type { Readable } from "node:stream";

/** A line without its break; of one that is longer than allowed, `bytes` is null and only its `start` was read. */
export type Line = { readonly number: number } & (
  | { readonly bytes: Buffer }
  | { readonly bytes: null; readonly start: Buffer }
);

/** Enough of a line that is too long to tell which record it is. */
const START_BYTES = 64 * 1024;

const BREAK = 0x0a;
const RETURN = 0x0d;

/**
 * Reads a text line by line in constant memory, however long a line is. Numbers count from 1; a line may end in CRLF;
 * empty lines are left out but counted.
 */
export async function* readLines(stream: Readable, maxBytes: number): AsyncGenerator<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const finish = (): Line => {
    number += 1;
    const read = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    const line: Line =
      length > maxBytes ? { number, bytes: null, start: read } : { number, bytes: withoutReturn(read) };
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: Buffer) => {
    const wasTooLong = length > maxBytes;
    length += part.length;
    if (wasTooLong) return;
    parts.push(part);
    if (length > maxBytes) parts = [Buffer.from(Buffer.concat(parts).subarray(0, START_BYTES))];
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(BREAK); end !== -1; end = chunk.indexOf(BREAK, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const line = finish();
      if (!isBlank(line)) yield line;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (length === 0) return;
  const last = finish();
  if (!isBlank(last)) yield last;
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
}

function isBlank({ bytes }: Line): boolean {
  return bytes !== null && bytes.every((byte) => byte === 0x20 || byte === 0x09);
}
