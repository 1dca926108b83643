import { isIPv4, isIPv6 } from "node:net";
import { COUNTED_NETWORKS } from "#domain/contact/limits.ts";

/** Whose messages count, as the network `198.51.100.0/24`, and how many times as much as one visitor they may send. */
export type Counted = { readonly name: string; readonly times: number };

const BITS_OF_GROUP = 16;
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;

/**
 * The networks that an address counts in, smallest first. An IPv4 address written as IPv6 (RFC 4291, 2.5.5.2) is itself; what
 * is no address at all counts together, and nobody (a page that is rendered to be kept) in none.
 */
export function networksOf(address: string): Counted[] {
  if (address === "") return [];
  const bare = address.split("%", 1)[0]!;
  if (isIPv4(bare)) return networksOfIPv4(bare);
  if (!isIPv6(bare)) return [{ name: "no address", times: 1 }];
  const groups = groupsOf(bare);
  const mapped = MAPPED.exec(groups.join(":"));
  if (mapped) return networksOfIPv4(dotted(mapped[1]!, mapped[2]!));
  return COUNTED_NETWORKS.ipv6.map(({ bits, times }) => ({ name: ipv6Network(groups, bits), times }));
}

function networksOfIPv4(address: string): Counted[] {
  const bytes = address.split(".");
  return COUNTED_NETWORKS.ipv4.map(({ bits, times }) => {
    const shared = bytes.map((byte, at) => (at * 8 < bits ? byte : "0"));
    return { name: `${shared.join(".")}/${bits}`, times };
  });
}

/** Eight groups of hexadecimal digits without leading zeros, in lower case. */
function groupsOf(address: string): string[] {
  // The URL standard writes every address in one way, its last four bytes too.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

function ipv6Network(groups: readonly string[], bits: number): string {
  const shared = groups.map((group, at) => {
    const own = Math.min(Math.max(bits - at * BITS_OF_GROUP, 0), BITS_OF_GROUP);
    const mask = (0xffff << (BITS_OF_GROUP - own)) & 0xffff;
    return (Number.parseInt(group, 16) & mask).toString(16);
  });
  return `${shared.join(":")}/${bits}`;
}

function dotted(high: string, low: string): string {
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join(".");
}
