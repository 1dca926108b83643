import type { Config } from "../config.ts";
import type { PolicyOptions } from "../middleware/security-headers.ts";

/** The origins besides our own that the operator's settings bring into the pages. */
export function policyOf({
  imageCdnUrl,
  mapStyleUrl,
}: Pick<Config, "imageCdnUrl" | "mapStyleUrl">): PolicyOptions {
  return { images: originsOf(imageCdnUrl, mapStyleUrl), connections: originsOf(mapStyleUrl) };
}

const originsOf = (...addresses: Array<string | null>): string[] =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
