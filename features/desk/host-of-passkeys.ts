import type { Site } from "#features/site/schema/site.ts";
import { isLocalName } from "#features/site/site-origin.ts";

/** Where a passkey belongs, and from which page alone its answers count. */
export type PasskeyHost = { readonly rpId: string; readonly origin: string };

/**
 * A passkey belongs to one host name of its site: the browser offers it nowhere else. Null at a name that is none of the site's. TLS may end at a
 * proxy that this server was not told of, so that the scheme follows from the name. Example: `www.huyzen.be` gives the origin `https://www.huyzen.be`.
 */
export function hostOfPasskeys({ hostnames }: Pick<Site, "hostnames">, host: string): PasskeyHost | null {
  const rpId = host.replace(/:\d+$/, "");
  if (isLocalName(rpId)) return { rpId, origin: `http://${host}` };
  return hostnames.includes(rpId) ? { rpId, origin: `https://${host}` } : null;
}
