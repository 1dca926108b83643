import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import type { Config } from "#platform/config/config.ts";
import { hostnameOf } from "#platform/http/hostname.ts";
import { FORWARDING_HEADERS } from "#platform/http/caller.ts";

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

export type DevPagesSettings = Pick<Config, "host" | "trustedProxies" | "devPages">;

/**
 * Whether `/_blocks` and `/_mail` exist for a request. They are switched on first: a proxy that nobody told this server of
 * may send any name and no header of its own. Even then the server listens on this machine alone, no proxy stands before
 * it, and the browser on this machine asked for a name of this machine: a stranger's page whose name leads here (DNS
 * rebinding) asks for another one.
 */
export function seesDevPages(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  settings: DevPagesSettings,
): boolean {
  if (!hasDevPages(settings)) return false;
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? "") && isNameOfThisMachine(headers.host ?? "");
}

/** Whether anybody can see them: they show what visitors wrote. */
export function hasDevPages({ devPages, host, trustedProxies }: DevPagesSettings): boolean {
  return devPages && LOOPBACK_HOSTS.has(host) && !trustedProxies;
}

function isLoopback(address: string): boolean {
  const family = address.includes(":") ? "ipv6" : "ipv4";
  return address !== "" && LOOPBACK.check(address, family);
}

function isNameOfThisMachine(host: string): boolean {
  const name = hostnameOf(host) ?? "";
  return LOOPBACK_HOSTS.has(name) || name.endsWith(".localhost");
}
