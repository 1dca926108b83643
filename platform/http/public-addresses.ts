import { BlockList, isIP } from "node:net";

/** Ranges that are nobody's own on the internet (IANA, special-purpose address registries of IPv4 and IPv6). */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Inside 2000::/3, which is all that is public of IPv6: tunnels lead to addresses of IPv4, the rest is for documents. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const global = listOf(["2000::/3"]);
const loopback = listOf(["127.0.0.0/8", "::1/128"]);

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, prefix] = range.split("/") as [string, string];
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/**
 * Tells whether an IP address is public: no private, local, mapped or reserved one. Example: `isPublicAddress("8.8.8.8")` is
 * true, `isPublicAddress("::ffff:10.0.0.1")` is false.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? "ipv6" : "ipv4");
}
