import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib";
import type { AnswerHead } from "./send-in-one-write.ts";

/** A page that nobody asks for again is rendered for one visitor: the next ones cost four times as much for a tenth less. */
const FAST_BROTLI = 1;
/** Up to this size, compressing it takes less time than handing it to another thread. */
const SMALL_BODY = 2 ** 19;
const BEST_BROTLI = 11;
/** 256 kB, more than a page: the usual window takes megabytes for each, and the engine's memory is searched ever again for them. */
const WINDOW_BITS = 18;

/** A whole answer, compressed, with the headers that every copy of it carries. */
export type CachedPage = {
  readonly key: string;
  readonly siteId: string;
  readonly tags: readonly string[];
  readonly status: number;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them; without encoding, length and state. */
  readonly headers: readonly string[];
  readonly bodies: { br: Buffer; gzip?: Buffer };
  readonly storedAt: number;
  /** Nobody may see it any more unless nothing newer can be rendered. */
  outdated: boolean;
  /** Something that it shows changed: it serves while the database is away, and never else. */
  changed: boolean;
  hits: number;
  /** Before that, nobody tries again to renew it, in milliseconds since 1970; 0 where nothing failed. */
  renewAfter: number;
  /** Heads that were made once, by copy and state. */
  heads: AnswerHead[];
};

export type RenderedPage = Pick<CachedPage, "key" | "siteId" | "tags" | "status"> & {
  readonly body: string | Uint8Array;
  readonly headers: Iterable<readonly [name: string, value: string]>;
};

/** More than a page takes: it comes out in one piece. */
const PIECE = 2 ** 15;

const brotliOf = (body: Uint8Array | string, quality: number) => ({
  chunkSize: PIECE,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});

/** Compresses for whoever waits: somewhat larger than it could be, in a tenth of the time. */
export async function compressQuickly(body: Uint8Array | string): Promise<Buffer> {
  const options = brotliOf(body, FAST_BROTLI);
  return body.length < SMALL_BODY
    ? brotliCompressSync(body, options)
    : promisify(brotliCompress)(body, options);
}

/** Compresses an answer once, quickly; {@link compressFully} does it thoroughly when there is time. */
export async function compressPage(
  { body, headers, ...drawn }: RenderedPage,
  now: Date,
): Promise<CachedPage> {
  const compressed = await compressQuickly(body);
  // Of the small body, which takes less time: it is another one whenever the page is.
  const etag = `W/"${hash("sha256", compressed, "base64url").slice(0, 22)}"`;
  return {
    ...drawn,
    etag,
    headers: [...[...headers].flat(), "ETag", etag],
    bodies: { br: detachBuffer(compressed) },
    storedAt: now.getTime(),
    outdated: false,
    changed: false,
    hits: 0,
    renewAfter: 0,
    heads: [],
  };
}

/** Replaces the brotli body by the smallest one; the page itself stays the same. */
export async function compressFully(page: CachedPage): Promise<void> {
  const body = await plainBody(page);
  page.bodies.br = detachBuffer(await promisify(brotliCompress)(body, brotliOf(body, BEST_BROTLI)));
  page.heads = [];
}

/** The body as it was rendered: hardly anyone asks for it, so that it is not cached. */
export function plainBody(page: CachedPage): Promise<Buffer> {
  return promisify(brotliDecompress)(page.bodies.br);
}

/** The body for the few that cannot read brotli, made when the first of them asks. */
export async function gzipBody(page: CachedPage): Promise<Buffer> {
  return (page.bodies.gzip ??= detachBuffer(await promisify(gzip)(await plainBody(page))));
}

/** What a page takes in memory, roughly and with a second body, which may come later. */
export function sizeOfPage({ key, bodies, headers }: CachedPage): number {
  return 2_000 + key.length + 2 * bodies.br.length + headers.join("").length;
}

/** Node cuts small buffers from larger pieces: what is cached for long would keep all of its piece. */
function detachBuffer(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
