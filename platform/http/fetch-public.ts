import { lookup as lookupName } from "node:dns";
import { createWriteStream } from "node:fs";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { finished, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isLoopbackAddress, isPublicAddress } from "./public-addresses.ts";

type PublicRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The whole answer in bytes, unpacked. */
  readonly maxBytes: number;
  /** The media types of an answer that is taken, as its beginning: `image/`. Any, where none are named. */
  readonly types?: readonly string[];
  /** Where the body of a 200 goes instead of the memory: a file that is not there yet. */
  readonly toFile?: string;
  /** Of the whole, redirects among it. */
  readonly timeoutMs?: number;
};

type PublicAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: IncomingMessage["headers"];
      readonly body: Buffer;
      /** After redirects. */
      readonly url: string;
    }
  /** Nothing of it is taken: the address, the type or the size is one that is not fetched. */
  | { readonly kind: "refused"; readonly reason: string }
  /** No answer, or not all of it: worth another try. */
  | { readonly kind: "failed"; readonly reason: string };

export type FetchPublic = (url: string, request: PublicRequest) => Promise<PublicAnswer>;

class Refused extends Error {}

const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const DEFAULT_TIMEOUT = 30_000;

/**
 * Fetches what agencies and their systems name by address, from the internet alone: http and https, at most three
 * redirects, never an address of this network, which is looked at when the connection is made. `loopback` opens this
 * machine, for tests.
 */
export function createFetchPublic({ loopback = false }: { readonly loopback?: boolean } = {}): FetchPublic {
  const isOpen = (address: string) => isPublicAddress(address) || (loopback && isLoopbackAddress(address));
  return async (url, request) => {
    const signal = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT);
    try {
      return await follow(url, request, { isOpen, signal });
    } catch (error) {
      if (error instanceof Refused) return { kind: "refused", reason: error.message };
      return { kind: "failed", reason: signal.aborted ? "took too long" : reasonOf(error) };
    }
  };
}

type Guard = { readonly isOpen: (address: string) => boolean; readonly signal: AbortSignal };

async function follow(first: string, request: PublicRequest, guard: Guard): Promise<PublicAnswer> {
  let url = checkedUrl(first, guard);
  let headers = request.headers ?? {};
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const message = await send(url, { ...request, headers }, guard);
    const next = REDIRECTS.has(message.statusCode ?? 0) && message.headers.location;
    if (!next || (request.method ?? "GET") !== "GET") return answerOf(message, url, request);
    message.destroy();
    const target = checkedUrl(new URL(next, url).href, guard);
    // What a header or the address itself tells to one server is no business of another.
    if (target.origin !== url.origin) headers = {};
    url = target;
  }
  throw new Refused(`redirects more than ${MOST_REDIRECTS} times`);
}

function checkedUrl(text: string, { isOpen }: Guard): URL {
  const url = URL.parse(text);
  if (!url) throw new Refused("is no address");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Refused("is no http or https address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isOpen(host)) throw new Refused(`${host} is no public address`);
  return url;
}

function send(url: URL, request: PublicRequest, guard: Guard): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    method: request.method ?? "GET",
    headers: { "accept-encoding": "gzip", "user-agent": "Gevel", ...request.headers },
    lookup: publicLookup(guard),
    signal: guard.signal,
    agent: false,
  };
  const sent = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, resolve);
  sent.on("error", reject);
  sent.end(request.body);
  return promise;
}

/** Looks a name up for the connection itself, so that no second answer of the DNS can name another address. */
function publicLookup({ isOpen }: Guard): LookupFunction {
  return (hostname, options, callback) =>
    lookupName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const closed = addresses.find(({ address }) => !isOpen(address));
      const first = addresses[0];
      if (closed || !first) return callback(new Refused(`${hostname} leads to no public address`), "");
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}

async function answerOf(
  message: IncomingMessage,
  url: URL,
  { types, maxBytes, toFile }: PublicRequest,
): Promise<PublicAnswer> {
  const status = message.statusCode ?? 0;
  const type = message.headers["content-type"] ?? "";
  try {
    if (
      status >= 200 &&
      status < 300 &&
      types &&
      !types.some((start) => type.toLowerCase().startsWith(start))
    )
      throw new Refused(`is of the type ${JSON.stringify(type)}, not ${types.join(" or ")}`);
    const chunks = chunksOf(message, maxBytes);
    const isKept = toFile !== undefined && status === 200;
    const body = isKept ? await written(chunks, toFile) : Buffer.concat(await Array.fromAsync(chunks));
    return { kind: "answered", status, headers: message.headers, body, url: url.href };
  } finally {
    message.destroy();
  }
}

async function* chunksOf(message: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  const encoding = message.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity" && encoding !== "gzip") throw new Refused(`is packed as ${encoding}`);
  const stream = encoding === "gzip" ? unpacked(message) : message;
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refused(`has more than ${maxBytes} bytes`);
    yield chunk;
  }
}

async function written(chunks: AsyncIterable<Buffer>, file: string): Promise<Buffer> {
  await pipeline(chunks, createWriteStream(file, { flags: "wx" }));
  return Buffer.alloc(0);
}

function unpacked(message: IncomingMessage): Readable {
  const gunzip = createGunzip();
  // A connection that breaks must end the reading too.
  finished(message, (error) => error && gunzip.destroy(error));
  return message.pipe(gunzip);
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return code ?? (error instanceof Error ? error.message : String(error));
}
