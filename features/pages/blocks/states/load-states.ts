import { BLOCKS, type BlockType } from "../block-types.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadBlocks } from "../load-blocks.ts";
import type { BlockState, Material, StateName } from "../define-block.ts";
import { distinguish } from "./distinguish.ts";

export type LoadedState = {
  readonly name: StateName;
  /** Null where there is nothing to render. */
  readonly block: LoadedBlock | null;
};

/** All states of one block on a site, in a language. */
export function loadStates(
  context: RequestContext,
  locale: Locale,
  { type, material, url }: { readonly type: BlockType; readonly material: Material; readonly url: URL },
): Promise<LoadedState[]> {
  const states: readonly BlockState[] = BLOCKS[type].states(material);
  return Promise.all(
    states.map(async ({ name, block, on = (same) => same }) => {
      const id = `${type}-${name.replaceAll(" ", "-")}`;
      const any = Object.assign({}, distinguish(block, `${type}, ${name}`), { id, type });
      const [loaded] = await loadBlocks(on(context), locale, [any], url);
      return { name, block: loaded ?? null };
    }),
  );
}
