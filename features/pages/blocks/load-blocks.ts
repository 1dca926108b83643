import type { AnyBlock } from "#features/site/schema/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { readBlock } from "./read-block.ts";
import { rendererOf } from "./renderers.ts";

/** Every block of a page that this version can render, loaded side by side; one with nothing to show is left out. */
export async function loadBlocks(
  context: RequestContext,
  locale: Locale,
  blocks: readonly AnyBlock[],
  url: URL,
): Promise<LoadedBlock[]> {
  const loaded = await Promise.all(
    blocks.map(async (any): Promise<LoadedBlock[]> => {
      const block = readBlock(context.site.id, any);
      if (!block) return [];
      const view = (await rendererOf(block.type)?.load(context, locale, block as never, url)) ?? null;
      return view === null ? [] : [{ id: block.id, type: block.type, view }];
    }),
  );
  return loaded.flat();
}
