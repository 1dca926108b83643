import type { Site } from "./schema/site.ts";

const LOCAL = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3})$/;

/**
 * Scheme and host of a site's own absolute addresses: its first host name, never the `Host` of a request. Names of
 * this machine are served without TLS on the listening port.
 */
export function originOfSite(site: Pick<Site, "hostnames">, listeningPort: number): string {
  const [name = "localhost"] = site.hostnames;
  return isLocalName(name) ? `http://${name}:${listeningPort}` : `https://${name}`;
}

/** Whether a host name is one of this machine. Example: `isLocalName("zilt.localhost")` is `true`. */
export function isLocalName(hostname: string): boolean {
  return LOCAL.test(hostname);
}
