import { z } from "zod";
import { known, MultilingualText, Slug } from "../primitives.ts";
import { block, BlockLink } from "./block.ts";

const ITEM_ORDERS = ["given", "newest", "title"] as const;

/** Items of one of the agency's own entities, each with a link to its page. */
export const CustomEntityList = block("custom-entity-list").extend({
  intro: known(MultilingualText),
  /** The name of an entity of `entities.json`. */
  entity: Slug,
  order: z.enum(ITEM_ORDERS).default("given"),
  size: z.int().min(1).max(200).default(60),
  more: known(BlockLink),
});
