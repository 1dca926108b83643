import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/blocks.ts";
import { HomeHeading } from "./home-heading/home-heading.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import { EstateListing } from "../listing/estate-listing.tsx";
import { RentalList } from "../rental/rental-list.tsx";
import { ProjectList } from "./project-list/project-list.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { OfficesBlock } from "./offices/offices-block.tsx";
import { ImageBlock } from "./image/image-block.tsx";
import { ImageSlider } from "./image-slider/image-slider.tsx";
import { GalleryBlock } from "./gallery/gallery-block.tsx";
import { VideoGrid } from "./video-grid/video-grid.tsx";
import { Team } from "./team/team.tsx";
import { TimedPopUp } from "./timed-pop-up/timed-pop-up.tsx";
import { PopUpBanner } from "./pop-up-banner/pop-up-banner.tsx";
import { CustomEntityList } from "./custom-entity-list/custom-entity-list.tsx";
import { EstateFilter } from "./estate-filter/estate-filter.tsx";

type Renderer = ComponentType<{ view: never; isFirst: boolean }>;

/** What draws each block. */
const RENDERERS: { readonly [T in BlockType]: Renderer } = {
  "home-heading": HomeHeading,
  "rich-text": RichText,
  "estate-list": EstateListing,
  "estate-map": EstateListing,
  "project-list": ProjectList,
  "call-to-action": CallToAction,
  offices: OfficesBlock,
  image: ImageBlock,
  "image-slider": ImageSlider,
  gallery: GalleryBlock,
  "video-grid": VideoGrid,
  team: Team,
  "timed-pop-up": TimedPopUp,
  "pop-up-banner": PopUpBanner,
  "custom-entity-list": CustomEntityList,
  "contact-form": ContactForm,
  "estate-filter": EstateFilter,
  "rental-list": RentalList,
};

/** Undefined for a type that nobody draws. */
export function rendererOf(type: string): Renderer | undefined {
  return Object.hasOwn(RENDERERS, type) ? RENDERERS[type as BlockType] : undefined;
}
