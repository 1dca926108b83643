import { z } from "zod";
import { GROUPINGS, PAGE_SIZE, SORT_ORDERS, SORT_TYPES } from "#domain/listing/search.ts";
import { Where } from "../listing/search.ts";
import { Id, known, MultilingualText, MediaName } from "../primitives.ts";
import { block, BlockLink } from "./block.ts";
import { ContactForm } from "./contact-blocks.ts";
import { CustomEntityList } from "./entity-blocks.ts";
import { Team } from "./people-blocks.ts";
import { Gallery, Image, ImageSlider, VideoGrid } from "./picture-blocks.ts";
import { PopUpBanner, TimedPopUp } from "./pop-up-blocks.ts";
import { RentalList } from "./rental-blocks.ts";
import { KeepMeInformed } from "./subscription-blocks.ts";

const SearchTargets = z.array(z.object({ label: MultilingualText, pageId: Id })).max(6);

/** Hero of a home page, with a search that leads to a listing page of the site's. */
const HomeHeading = block("home-heading").extend({
  intro: known(MultilingualText),
  picture: known(MediaName),
  search: SearchTargets.default([]),
});

/** A search of its own, that leads to listing pages of the site's. */
const EstateFilter = block("estate-filter").extend({
  intro: known(MultilingualText),
  search: SearchTargets.min(1),
});

const RichText = block("rich-text").extend({ markdown: MultilingualText });

export const EstateList = block("estate-list").extend({
  intro: known(MultilingualText),
  view: z.enum(["cards", "grid", "map"]).default("cards"),
  collectionIds: z.array(Id).max(50).default([]),
  /** Conditions that a visitor can't lift. */
  where: Where.default({}),
  sortBy: known(z.object({ sortType: z.enum(SORT_TYPES), sortOrder: z.enum(SORT_ORDERS).default("ASC") })),
  groupBy: known(z.enum(GROUPINGS)),
  groupOptions: z.array(z.enum(GROUPINGS)).max(4).default([]),
  size: z.int().min(1).max(100).default(PAGE_SIZE),
  /** Filters, sorting and paging for the visitor; without them the block is a short showcase. */
  filter: z.boolean().default(true),
  more: known(BlockLink),
});

/** A list that is looked at on a map first: the map takes the room, the list stands beside it. */
const EstateMap = EstateList.extend({
  type: z.literal("estate-map"),
  view: z.literal("map").default("map"),
});

const ProjectList = block("project-list").extend({
  intro: known(MultilingualText),
  collectionIds: z.array(Id).max(50).default([]),
  size: z.int().min(1).max(100).default(PAGE_SIZE),
  more: known(BlockLink),
});

const CallToAction = block("call-to-action").extend({
  text: known(MultilingualText),
  picture: known(MediaName),
  buttons: z.array(BlockLink).max(3).default([]),
});

const Offices = block("offices").extend({ officeIds: z.array(Id).max(100).default([]) });

/** Every block this version draws; any other type of a bundle is skipped and reported. */
export const BLOCK_SCHEMAS = {
  "home-heading": HomeHeading,
  "rich-text": RichText,
  "estate-list": EstateList,
  "estate-map": EstateMap,
  "project-list": ProjectList,
  "call-to-action": CallToAction,
  offices: Offices,
  "estate-filter": EstateFilter,
  image: Image,
  "image-slider": ImageSlider,
  gallery: Gallery,
  "video-grid": VideoGrid,
  team: Team,
  "timed-pop-up": TimedPopUp,
  "pop-up-banner": PopUpBanner,
  "custom-entity-list": CustomEntityList,
  "contact-form": ContactForm,
  "keep-me-informed": KeepMeInformed,
  "rental-list": RentalList,
} as const;
export type BlockType = keyof typeof BLOCK_SCHEMAS;
export type BlockOf<T extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[T]>;
