import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { GROUPINGS, PAGE_SIZE, SORT_ORDERS, SORT_TYPES } from "#domain/listing/search.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";
import { Id, known, MultilingualText } from "#features/site/schema/primitives.ts";
import { Where } from "./search.ts";

/** A heading with `{places}` where the places of a visitor's choice stand. */
const PlacesHeading = MultilingualText.refine(
  (texts) => Object.values(texts).every((text) => !text || text.includes("{places}")),
  coded("missing-placeholder", "each text must hold {places}"),
);

export const EstateList = block("estate-list").extend({
  /** Takes the heading's place while a visitor has chosen places. */
  placesHeading: known(PlacesHeading),
  intro: known(MultilingualText),
  view: z.enum(["cards", "grid", "map"]).default("cards"),
  collectionIds: z.array(Id).max(50).default([]),
  /** Conditions that a visitor can't lift. */
  where: Where.default({}),
  sortBy: known(
    z.object({
      sortType: z.enum(SORT_TYPES),
      sortOrder: z.enum(SORT_ORDERS).default("ASC"),
      homesFirst: z.boolean().default(false),
    }),
  ),
  groupBy: known(z.enum(GROUPINGS)),
  groupOptions: z.array(z.enum(GROUPINGS)).max(4).default([]),
  size: z.int().min(1).max(100).default(PAGE_SIZE),
  /** Filters, sorting and paging for the visitor; without them the block is a short showcase. */
  filter: z.boolean().default(true),
  more: known(BlockLink),
});
export type EstateList = z.infer<typeof EstateList>;

/** A list that is looked at on a map first: the map takes the room, the list stands beside it. */
export const EstateMap = EstateList.extend({
  type: z.literal("estate-map"),
  view: z.literal("map").default("map"),
});
export type EstateMap = z.infer<typeof EstateMap>;

export const ProjectList = block("project-list").extend({
  intro: known(MultilingualText),
  collectionIds: z.array(Id).max(50).default([]),
  size: z.int().min(1).max(100).default(PAGE_SIZE),
  more: known(BlockLink),
});
