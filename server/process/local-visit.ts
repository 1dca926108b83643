import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import type { Config } from "../config.ts";
import { hostnameOf } from "../middleware/hostname.ts";
import { FORWARDING_HEADERS } from "./caller.ts";

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/**
 * Whether the rooms of developers (`/_blocks`, `/_mail`) exist for a request: the server listens on this machine alone,
 * no proxy stands before it, and the browser on this machine asked for a name of this machine. A page of a stranger's
 * whose name leads here (DNS rebinding) asks for another name.
 */
export function isLocalVisit(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { host, trustedProxies }: Pick<Config, "host" | "trustedProxies">,
): boolean {
  if (!LOOPBACK_HOSTS.has(host) || trustedProxies) return false;
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? "") && isNameOfThisMachine(headers.host ?? "");
}

function isLoopback(address: string): boolean {
  const family = address.includes(":") ? "ipv6" : "ipv4";
  return address !== "" && LOOPBACK.check(address, family);
}

function isNameOfThisMachine(host: string): boolean {
  const name = hostnameOf(host) ?? "";
  return LOOPBACK_HOSTS.has(name) || name.endsWith(".localhost");
}
