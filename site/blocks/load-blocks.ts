import type { AnyBlock } from "#contract/site/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";

/** A block with what it shows, ready to draw. */
export type LoadedBlock = { readonly id: string; readonly type: string; readonly view: unknown };

export async function loadBlocks(
  _visit: Visit,
  _locale: Locale,
  blocks: readonly AnyBlock[],
  _url: URL,
): Promise<LoadedBlock[]> {
  return blocks.map(({ id, type }) => ({ id, type, view: null }));
}
