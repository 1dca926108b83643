import { PLAYER_ORIGINS } from "#domain/media/player-of.ts";
import type { Config } from "#platform/config/config.ts";
import type { PolicyOptions } from "#platform/http/security-headers.ts";

/** The origins besides our own that the operator's settings bring into the pages. */
export function policyOf({
  imageCdnUrl,
  mapStyleUrl,
  mapOrigins,
}: Pick<Config, "imageCdnUrl" | "mapStyleUrl" | "mapOrigins">): PolicyOptions {
  // A style draws with tiles, letters and sprites of wherever its maker keeps them; without a style nobody is asked.
  const map = mapStyleUrl ? [...new Set([...originsOf(mapStyleUrl), ...mapOrigins])] : [];
  return { images: [...originsOf(imageCdnUrl), ...map], connections: map, frames: PLAYER_ORIGINS };
}

const originsOf = (...addresses: Array<string | null>): string[] =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
