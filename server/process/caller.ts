import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";

/** Who asks, and how: what the connection says, or what a trusted proxy says about it. */
export type Caller = {
  readonly host: string | undefined;
  readonly isSecure: boolean;
  readonly address: string;
  /** A proxy's own id for the request. */
  readonly requestId: string | undefined;
};

/** Headers that say who asked; from anyone but a trusted proxy they are lies until proven. */
export const FORWARDING_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
] as const;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Reads who asks; forwarding headers count when the connection comes from one of `trusted` alone. */
export function callerOf({ headers, socket }: IncomingMessage, trusted: BlockList | null): Caller {
  const remote = plainAddress(socket.remoteAddress);
  if (!trusted || !isIn(trusted, remote)) {
    return { host: headers.host, isSecure: false, address: remote, requestId: undefined };
  }
  const said = forwardingOf(headers);
  const sentId = one(headers["x-request-id"]) ?? "";
  return {
    host: said.host ?? headers.host,
    isSecure: said.scheme === "https",
    address: firstStranger([remote, ...said.addresses.toReversed()], trusted),
    requestId: REQUEST_ID.test(sentId) ? sentId : undefined,
  };
}

type Forwarding = { host: string | undefined; scheme: string | undefined; addresses: string[] };

/** A proxy that writes one kind of header lets the other through as it came: where both are there, `X-` counts. */
function forwardingOf(headers: IncomingMessage["headers"]): Forwarding {
  const scheme = last(headers["x-forwarded-proto"]);
  const host = last(headers["x-forwarded-host"]);
  const addresses = all(headers["x-forwarded-for"]);
  const standard = one(headers.forwarded);
  if (scheme || host || addresses.length > 0 || !standard) return { host, scheme, addresses };
  const hops = standard.split(",").map(readHop);
  return {
    host: hops.at(-1)?.get("host"),
    scheme: hops.at(-1)?.get("proto"),
    addresses: hops.flatMap((hop) => hop.get("for") ?? []),
  };
}

/** One proxy's part of `Forwarded` (RFC 7239): pairs, values perhaps in quotes. */
function readHop(hop: string): Map<string, string> {
  const pairs = hop.split(";").map((pair) => {
    const [name = "", value = ""] = pair.split("=", 2);
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1")] as const;
  });
  return new Map(pairs);
}

/** The nearest address that no trusted proxy has: everything beyond it may be made up. */
function firstStranger(addresses: readonly string[], trusted: BlockList): string {
  const plain = addresses.map(plainAddress);
  return plain.find((address) => !isIn(trusted, address)) ?? plain.at(-1) ?? "";
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
const last = (value: string | string[] | undefined) => all(value).at(-1);
