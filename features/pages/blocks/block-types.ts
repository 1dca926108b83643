import type { z } from "zod";
import type { Explanations } from "#features/site/schema/explanations.ts";
import { homeHeadingBlock } from "./home-heading/home-heading.block.ts";
import { richTextBlock } from "./rich-text/rich-text.block.ts";
import { estateListBlock, estateMapBlock } from "./estate-list/estate-list.block.ts";
import { projectListBlock } from "./project-list/project-list.block.ts";
import { callToActionBlock } from "./call-to-action/call-to-action.block.ts";
import { officesBlock } from "./offices/offices.block.ts";
import { estateFilterBlock } from "./estate-filter/estate-filter.block.ts";
import { imageBlock } from "./image/image.block.ts";
import { imageSliderBlock } from "./image-slider/image-slider.block.ts";
import { galleryBlock } from "./gallery/gallery.block.ts";
import { videoGridBlock } from "./video-grid/video-grid.block.ts";
import { teamBlock } from "./team/team.block.ts";
import { timedPopUpBlock } from "./timed-pop-up/timed-pop-up.block.ts";
import { popUpBannerBlock } from "./pop-up-banner/pop-up-banner.block.ts";
import { customEntityListBlock } from "./custom-entity-list/custom-entity-list.block.ts";
import { contactFormBlock } from "./contact-form/contact-form.block.ts";
import { keepMeInformedBlock } from "./keep-me-informed/keep-me-informed.block.ts";
import { rentalListBlock } from "./rental-list/rental-list.block.ts";

/** Every block this version renders; any other type of a bundle is skipped and reported. */
export const BLOCKS = {
  "home-heading": homeHeadingBlock,
  "rich-text": richTextBlock,
  "estate-list": estateListBlock,
  "estate-map": estateMapBlock,
  "project-list": projectListBlock,
  "call-to-action": callToActionBlock,
  offices: officesBlock,
  "estate-filter": estateFilterBlock,
  image: imageBlock,
  "image-slider": imageSliderBlock,
  gallery: galleryBlock,
  "video-grid": videoGridBlock,
  team: teamBlock,
  "timed-pop-up": timedPopUpBlock,
  "pop-up-banner": popUpBannerBlock,
  "custom-entity-list": customEntityListBlock,
  "contact-form": contactFormBlock,
  "keep-me-informed": keepMeInformedBlock,
  "rental-list": rentalListBlock,
} as const;
export type BlockType = keyof typeof BLOCKS;
export const BLOCK_TYPES = Object.keys(BLOCKS) as BlockType[];

type SchemaOf<T extends BlockType> = (typeof BLOCKS)[T]["schema"];
export type BlockOf<T extends BlockType> = z.infer<SchemaOf<T>>;

export const BLOCK_SCHEMAS = Object.fromEntries(
  BLOCK_TYPES.map((type) => [type, BLOCKS[type].schema]),
) as unknown as { readonly [T in BlockType]: SchemaOf<T> };

/** What every block has. */
const EVERY: Explanations = {
  id: "The block's own word on its page: lower-case letters, digits and dashes. It stands in addresses. Example: `te-koop`.",
  type: "Says which block it is.",
};

export function explanationsOfBlock(type: BlockType): Explanations {
  return { ...EVERY, ...BLOCKS[type].fields };
}
