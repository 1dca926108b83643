import { PLAYER_ORIGINS } from "#domain/estate/player-of.ts";
import type { Config } from "#platform/config/config.ts";
import type { PolicyOptions } from "#platform/http/security-headers.ts";

/** The other origins that the operator's settings add to the content security policy. */
export function policyOptions({
  imageCdnUrl,
  mapStyleUrl,
  mapOrigins,
}: Pick<Config, "imageCdnUrl" | "mapStyleUrl" | "mapOrigins">): PolicyOptions {
  // A map style loads tiles, fonts and sprites from its maker's origins; without a style none is added.
  const map = mapStyleUrl ? [...new Set([...originsOf(mapStyleUrl), ...mapOrigins])] : [];
  return { images: [...originsOf(imageCdnUrl), ...map], connections: map, frames: PLAYER_ORIGINS };
}

const originsOf = (...addresses: Array<string | null>): string[] =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
