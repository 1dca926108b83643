import address from "./icons.svg?url&no-inline";
import type { IconName } from "./icon-names.ts";

/**
 * The address of one shape in the file of all shapes, which browsers keep; nothing preloads it, since no preload matches
 * what `<use>` asks for. Example: `/assets/icons-C8h3.svg#heart`.
 */
export function shapeHref(name: IconName): string {
  return `${address}#${name}`;
}
