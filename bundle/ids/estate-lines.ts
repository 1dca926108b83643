import { isPlainObject } from "#domain/is-plain-object.ts";
import { Slug } from "#features/site/schema/primitives.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { type OpenBundle, ESTATES_FILE } from "../files/bundle-files.ts";
import { type Line, readLines } from "../files/read-lines.ts";
import { mediaUrlsOf, withFetchedMedia } from "../remote-media/media-urls.ts";
import { BUNDLE } from "./listing-sources.ts";
import { type FindNumbers, readKey, textIdsOf, withNumbers } from "./text-ids.ts";

/** A line with numbers for text ids and file names for addresses, and the same line as it was brought. */
export type EstateLine = Line & {
  /** Null where the line is too long. */
  readonly brought: Buffer | null;
  /** To which source the listing belongs, as its line says; null: to the one that brings it. */
  readonly source: string | null;
  /** Whether its line names a source that is none. */
  readonly hasOddSource: boolean;
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
  /** Whether a line may say to which source its listing belongs. */
  readonly takesSources: boolean;
  /** Whether the site has the file that was fetched from an address, by its name. */
  readonly isFetched: (name: string) => boolean;
};

/** The listings of a bundle, each with a number. */
export async function openEstateLines(
  bundle: OpenBundle,
  limits: BundleLimits,
  { findNumbers, takesSources, isFetched }: Knowledge,
): Promise<EstateLines> {
  const isThere = bundle.files.has(ESTATES_FILE);
  const lines = async function* () {
    if (isThere) yield* readLines(await bundle.open(ESTATES_FILE), limits.lineBytes);
  };
  const sourceOf = takesSources ? readSource : () => null;
  const numbers = await findNumbers(await gatherTextIds(lines(), sourceOf));
  const textIds = new Map([...numbers].map(([key, number]) => [number, readKey(key).externalId]));
  const completed = (line: Line): EstateLine => {
    const node = line.bytes && nodeToComplete(line.bytes);
    if (!node) return { ...line, brought: line.bytes, source: null, hasOddSource: false, mediaUrls: [] };
    const source = sourceOf(node);
    const own = takesSources ? withoutSource(node) : node;
    const mediaUrls = mediaUrlsOf(own);
    const bytes = bytesOf(withFetchedMedia(withNumbers(own, source ?? null, numbers), isFetched));
    return {
      number: line.number,
      bytes,
      brought: own === node ? line.bytes : bytesOf(asSourceBroughtIt(own)),
      source: source ?? null,
      hasOddSource: source === undefined,
      mediaUrls,
    };
  };
  return {
    isThere,
    nameOf: (id) => textIds.get(id) ?? String(id),
    read: async function* () {
      for await (const line of lines()) yield completed(line);
    },
  };
}

async function gatherTextIds(
  lines: AsyncIterable<Line>,
  sourceOf: (node: Node) => string | null | undefined,
): Promise<Map<string, number | null>> {
  const textIds = new Map<string, number | null>();
  for await (const { bytes } of lines) {
    const node = bytes && nodeToComplete(bytes);
    for (const [textId, number] of node ? textIdsOf(node, sourceOf(node) ?? null) : [])
      textIds.set(textId, number ?? textIds.get(textId) ?? null);
  }
  return textIds;
}

/** The source that a line names: null for none, undefined for one that is no name. */
function readSource({ general }: Node): string | null | undefined {
  const source = general?.["source"] ?? null;
  if (source === null || source === BUNDLE) return null;
  return Slug.safeParse(source).data;
}

function withoutSource(node: Node): Node {
  if (!node.general || !Object.hasOwn(node.general, "source")) return node;
  const { source: _, ...general } = node.general;
  return { ...node, general };
}

/** The number of a text id is the product's own: its source never says it. */
function asSourceBroughtIt(node: Node): Node {
  if (typeof node.general?.["externalId"] !== "string") return node;
  const { id: _, ...general } = node.general;
  return { ...node, general };
}

function bytesOf(node: Node): Buffer {
  return Buffer.from(JSON.stringify(node));
}

const NAMES_TO_COMPLETE = ['"externalId"', '"parentExternalId"', '"source"', '"url"'];

type Node = Record<string, unknown> & { readonly general?: Record<string, unknown> };

/** The listing of a line that has a text id or an address; null of any other, which stays as it is. */
function nodeToComplete(bytes: Buffer): Node | null {
  // Most bundles have none of them, and a large one is read three times.
  if (!NAMES_TO_COMPLETE.some((name) => bytes.includes(name))) return null;
  try {
    const node: unknown = JSON.parse(bytes.toString("utf8"));
    if (!isPlainObject(node)) return null;
    return node["general"] === undefined || isPlainObject(node["general"]) ? (node as Node) : null;
  } catch {
    return null;
  }
}
