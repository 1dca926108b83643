import type { Renderer } from "../blocks/renderers.ts";
import { ListingBlock } from "../../listings/listing-block.tsx";

/** What draws the blocks of capabilities that have a folder of their own. */
export const CAPABILITY_BLOCKS: Readonly<Record<string, Renderer>> = {
  "estate-list": ListingBlock,
  "estate-map": ListingBlock,
};
