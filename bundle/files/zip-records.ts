/** What the directory of a .zip says of a file, filled in while it is packed. */
export type Entry = {
  readonly name: string;
  /** Where its local header begins. */
  readonly offset: number;
  isDeflated: boolean;
  /** Its sizes follow its content. */
  isStreamed: boolean;
  crc: number;
  bytes: number;
  packed: number;
};

/** Version 4.5 of the format (APPNOTE 6.3.10): sizes of 64 bits. */
const VERSION = 45;
const BY_UNIX = 3 << 8;
const PLAIN_FILE = 0o100644;
const UTF8_NAMES = 0x0800;
const SIZES_FOLLOW = 0x0008;
const DEFLATED = 8;
/** 1 January 1980, so that equal content gives an equal archive. */
const NO_DATE = 0x0021;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const SIZES_OF_64_BITS = 0x0001;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function record(fields: readonly Field[], ...rest: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) head.writeBigUInt64LE(BigInt(value), at);
    else head.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return Buffer.concat([head, ...rest]);
}

function flagsOf({ isStreamed }: Entry): number {
  return UTF8_NAMES | (isStreamed ? SIZES_FOLLOW : 0);
}

function methodOf({ isDeflated }: Entry): number {
  return isDeflated ? DEFLATED : 0;
}

const extraField = (values: readonly number[]) =>
  record([[2, SIZES_OF_64_BITS], [2, values.length * 8], ...values.map((value): Field => [8, value])]);

export function localHeader(entry: Entry): Buffer {
  const name = Buffer.from(entry.name);
  const extra = entry.isStreamed ? extraField([0, 0]) : Buffer.alloc(0);
  const size = (value: number) => (entry.isStreamed ? MOST_32 : value);
  return record(
    [
      [4, 0x0403_4b50],
      [2, VERSION],
      [2, flagsOf(entry)],
      [2, methodOf(entry)],
      [2, 0],
      [2, NO_DATE],
      [4, entry.crc],
      [4, size(entry.packed)],
      [4, size(entry.bytes)],
      [2, name.length],
      [2, extra.length],
    ],
    name,
    extra,
  );
}

/** Stands behind the content of a file whose size was not known before. */
export function trailer({ crc, packed, bytes }: Entry): Buffer {
  return record([
    [4, 0x0807_4b50],
    [4, crc],
    [8, packed],
    [8, bytes],
  ]);
}

export function centralHeader(entry: Entry): Buffer {
  const { crc, packed, bytes, offset } = entry;
  const name = Buffer.from(entry.name);
  const isLarge = Math.max(packed, bytes, offset) >= MOST_32;
  const extra = isLarge ? extraField([bytes, packed, offset]) : Buffer.alloc(0);
  const size = (value: number) => (isLarge ? MOST_32 : value);
  return record(
    [
      [4, 0x0201_4b50],
      [2, BY_UNIX | VERSION],
      [2, VERSION],
      [2, flagsOf(entry)],
      [2, methodOf(entry)],
      [2, 0],
      [2, NO_DATE],
      [4, crc],
      [4, size(packed)],
      [4, size(bytes)],
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, PLAIN_FILE * 2 ** 16],
      [4, size(offset)],
    ],
    name,
    extra,
  );
}

/** The end of the archive, which tells where its directory lies. */
export function endOfArchive(
  entries: number,
  { start, end }: { readonly start: number; readonly end: number },
): Buffer {
  const bytes = end - start;
  const count = Math.min(entries, MOST_16);
  const plain = record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, Math.min(bytes, MOST_32)],
    [4, Math.min(start, MOST_32)],
    [2, 0],
  ]);
  if (entries < MOST_16 && end < MOST_32) return plain;
  const large = record([
    [4, 0x0606_4b50],
    [8, 44],
    [2, BY_UNIX | VERSION],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, bytes],
    [8, start],
  ]);
  const locator = record([
    [4, 0x0706_4b50],
    [4, 0],
    [8, end],
    [4, 1],
  ]);
  return Buffer.concat([large, locator, plain]);
}
