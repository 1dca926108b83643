import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import type { Sheet } from "#features/site/sheets.ts";
import { rendererOf } from "./renderers.ts";

/** The sheets of all that these blocks draw. */
export function sheetsOfBlocks(blocks: readonly LoadedBlock[]): readonly Sheet[] {
  return blocks.flatMap(({ type, view }) => rendererOf(type)?.sheets(view as never) ?? []);
}
