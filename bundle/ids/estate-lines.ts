import type { BundleLimits } from "../files/bundle-limits.ts";
import type { BundleSource } from "../files/bundle-source.ts";
import { type Line, readLines } from "../files/read-lines.ts";
import { type FindNumbers, textIdsOfLine, withNumbers } from "./text-ids.ts";

export const ESTATES_FILE = "estates.ndjson";

/** A line whose text ids have become numbers, and the same line as it was brought; null where it is too long. */
export type EstateLine = Line & { readonly brought: Buffer | null };

export type EstateLines = {
  readonly isThere: boolean;
  /** Reads the file from its start. */
  read(): AsyncGenerator<EstateLine>;
  /** What a line called the listing: its text id, else its number. */
  nameOf(id: number): string;
};

/** The listings of a bundle, each with a number. */
export async function openEstateLines(
  source: BundleSource,
  limits: BundleLimits,
  findNumbers: FindNumbers,
): Promise<EstateLines> {
  const isThere = source.files.has(ESTATES_FILE);
  const lines = async function* () {
    if (isThere) yield* readLines(await source.open(ESTATES_FILE), limits.lineBytes);
  };
  const numbers = await findNumbers(await textIdsOf(lines()));
  const textIds = new Map([...numbers].map(([textId, number]) => [number, textId]));
  return {
    isThere,
    nameOf: (id) => textIds.get(id) ?? String(id),
    read: async function* () {
      for await (const line of lines())
        yield line.bytes
          ? { ...line, bytes: withNumbers(line.bytes, numbers), brought: line.bytes }
          : { ...line, brought: null };
    },
  };
}

async function textIdsOf(lines: AsyncIterable<Line>): Promise<Map<string, number | null>> {
  const textIds = new Map<string, number | null>();
  for await (const { bytes } of lines) {
    for (const [textId, number] of bytes ? textIdsOfLine(bytes) : [])
      textIds.set(textId, number ?? textIds.get(textId) ?? null);
  }
  return textIds;
}
