import { BLOCKS, type BlockType } from "../block-types.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadBlocks } from "../load-blocks.ts";
import type { BlockState, Material, StateName } from "../define-block.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";

export type LoadedState = {
  readonly name: StateName;
  /** Null where there is nothing to render. */
  readonly block: LoadedBlock | null;
};

/** What names a part of its page, to eyes and to screen readers. */
const NAMES: ReadonlySet<string> = new Set(["heading", "label"]);

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

/**
 * Marks the names in a block with its state's: no two parts of a page may have the same one, and here are many.
 * `{ heading: { nl: "Wonen" } }` becomes `{ heading: { nl: "Wonen (one)" } }`; what a list repeats is counted too.
 */
export function distinguish<T>(block: T, mark: string): T {
  return marked(block, mark, "") as T;
}

function marked(value: unknown, mark: string, name: string): unknown {
  if (Array.isArray(value))
    return value.map((one, at) => marked(one, at === 0 ? mark : `${mark} ${at + 1}`, name));
  if (typeof value !== "object" || value === null) return value;
  const isName = NAMES.has(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) =>
      isName && typeof part === "string" && (LOCALES as readonly string[]).includes(key)
        ? [key, `${part} (${mark})`]
        : [key, marked(part, mark, key)],
    ),
  );
}
