import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Who asks, and how: what the connection says, or what a trusted proxy says about it. */
export type Caller = {
  readonly host: string | undefined;
  readonly isSecure: boolean;
  readonly address: string;
  /** A proxy's own id for the request. */
  readonly requestId: string | undefined;
};

/** Headers that say who asked; anyone can write them, so that the app never sees one as it came. */
export const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-client-ip",
  "x-forwarded-by",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-real-ip",
] as const;

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Reads who asks. From one of `trusted` alone count X-Forwarded-For, X-Forwarded-Proto and X-Request-Id, which the
 * operations guide has it set. Any other header may be a visitor's that the proxy let through: the site is picked by Host.
 */
export function callerOf({ headers, socket }: IncomingMessage, trusted: BlockList | null): Caller {
  const remote = plainAddress(socket.remoteAddress);
  const { host } = headers;
  if (!trusted || !isIn(trusted, remote))
    return { host, isSecure: false, address: remote, requestId: undefined };
  const sentId = one(headers["x-request-id"]) ?? "";
  return {
    host,
    isSecure: all(headers["x-forwarded-proto"]).at(-1)?.toLowerCase() === "https",
    address: firstStranger([remote, ...all(headers["x-forwarded-for"]).toReversed()], trusted),
    requestId: REQUEST_ID.test(sentId) ? sentId : undefined,
  };
}

/**
 * Whether a program of the operator's asks by itself: from this machine or a trusted proxy's, and not on behalf of a visitor, whom
 * a proxy names.
 */
export function isFromOwnNetwork(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trusted: BlockList | null,
): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const remote = plainAddress(socket.remoteAddress);
  return isIn(LOOPBACK, remote) || (trusted !== null && isIn(trusted, remote));
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/**
 * Whether the request names its host as it has to (RFC 9112, 3.2): once, though HTTP/1.0 need not. With two, a proxy and
 * this server could each believe another one.
 */
export function namesOneHost({ rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === HOST.length && name.toLowerCase() === HOST) count += 1;
  }
  return count === 1 || (count === 0 && httpVersionMajor === 1 && httpVersionMinor === 0);
}

const HOST = "host";

/** The nearest address that no trusted proxy has: everything beyond it may be made up, as is what is no address. */
function firstStranger(addresses: readonly string[], trusted: BlockList): string {
  let nearest = "";
  for (const address of addresses.map(plainAddress)) {
    if (isIP(address) === 0) break;
    nearest = address;
    if (!isIn(trusted, address)) break;
  }
  return nearest;
}

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Without port, brackets, and the prefix of an IPv4 address on an IPv6 socket. */
function plainAddress(address = ""): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
const all = (value: string | string[] | undefined) =>
  (one(value) ?? "").split(",").flatMap((part) => part.trim() || []);
