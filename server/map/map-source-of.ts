import type { Config } from "#platform/config/config.ts";
import { STREET_MAP_PATH } from "./street-map.ts";

/** Where maps come from by the operator's settings; a style of one's own goes before a file of streets. */
export function mapSourceOf({ mapStyleUrl, mapPmtiles }: Pick<Config, "mapStyleUrl" | "mapPmtiles">) {
  if (mapStyleUrl) return { kind: "style", url: mapStyleUrl } as const;
  if (mapPmtiles) return { kind: "tiles", url: STREET_MAP_PATH } as const;
  return { kind: "outline" } as const;
}
