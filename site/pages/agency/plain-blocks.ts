import type { BlockType } from "#contract/blocks/blocks.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../../visit.ts";
import { blocksOf, findContent } from "./find-content.ts";

/** Blocks that move by the router's script: a page with one of them is the router's. */
const ROUTER_BLOCKS: ReadonlySet<string> = new Set<BlockType>(["video-grid"]);

/** Tells whether what an agency says at an address is a document of its own, rather than the router's. */
export async function isDocument(visit: Visit, path: string, locale: Locale, url: URL): Promise<boolean> {
  try {
    const content = await findContent(visit, path, locale, url);
    return blocksOf(content).every(({ type }) => !ROUTER_BLOCKS.has(type));
  } catch {
    // Redirects and failures alike: the document's own `load` meets them again.
    return true;
  }
}
