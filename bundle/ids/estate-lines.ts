import type { BundleLimits } from "../files/bundle-limits.ts";
import type { BundleSource } from "../files/bundle-source.ts";
import { type Line, readLines } from "../files/read-lines.ts";
import { mediaUrlsOf, withFetchedMedia } from "../remote-media/media-urls.ts";
import { type FindNumbers, textIdsOf, withNumbers } from "./text-ids.ts";

export const ESTATES_FILE = "estates.ndjson";

/** A line with numbers for text ids and file names for addresses, and the same line as it was brought. */
type EstateLine = Line & {
  /** Null where the line is too long. */
  readonly brought: Buffer | null;
  /** From where it has pictures and documents. */
  readonly mediaUrls: readonly string[];
};

export type EstateLines = {
  readonly isThere: boolean;
  /** Reads the file from its start. */
  read(): AsyncGenerator<EstateLine>;
  /** What a line called the listing: its text id, else its number. */
  nameOf(id: number): string;
};

type Knowledge = {
  readonly findNumbers: FindNumbers;
  /** Whether the site has the file that was fetched from an address, by its name. */
  readonly isFetched: (name: string) => boolean;
};

/** The listings of a bundle, each with a number. */
export async function openEstateLines(
  source: BundleSource,
  limits: BundleLimits,
  { findNumbers, isFetched }: Knowledge,
): Promise<EstateLines> {
  const isThere = source.files.has(ESTATES_FILE);
  const lines = async function* () {
    if (isThere) yield* readLines(await source.open(ESTATES_FILE), limits.lineBytes);
  };
  const numbers = await findNumbers(await gatherTextIds(lines()));
  const textIds = new Map([...numbers].map(([textId, number]) => [number, textId]));
  const completed = (line: Line): EstateLine => {
    const node = line.bytes && nodeToComplete(line.bytes);
    if (!node) return { ...line, brought: line.bytes, mediaUrls: [] };
    const mediaUrls = mediaUrlsOf(node);
    const bytes = Buffer.from(JSON.stringify(withFetchedMedia(withNumbers(node, numbers), isFetched)));
    return { number: line.number, bytes, brought: line.bytes, mediaUrls };
  };
  return {
    isThere,
    nameOf: (id) => textIds.get(id) ?? String(id),
    read: async function* () {
      for await (const line of lines()) yield completed(line);
    },
  };
}

async function gatherTextIds(lines: AsyncIterable<Line>): Promise<Map<string, number | null>> {
  const textIds = new Map<string, number | null>();
  for await (const { bytes } of lines) {
    const node = bytes && nodeToComplete(bytes);
    for (const [textId, number] of node ? textIdsOf(node) : [])
      textIds.set(textId, number ?? textIds.get(textId) ?? null);
  }
  return textIds;
}

const NAMES_TO_COMPLETE = ['"externalId"', '"parentExternalId"', '"url"'];

type Node = Record<string, unknown> & { readonly general?: Record<string, unknown> };

/** The listing of a line that has a text id or an address; null of any other, which stays as it is. */
function nodeToComplete(bytes: Buffer): Node | null {
  // Most bundles have neither, and a large one is read three times.
  if (!NAMES_TO_COMPLETE.some((name) => bytes.includes(name))) return null;
  try {
    const node: unknown = JSON.parse(bytes.toString("utf8"));
    if (!isObject(node)) return null;
    const { general, ...rest } = node;
    return isObject(general) ? { ...rest, general } : general === undefined ? rest : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
