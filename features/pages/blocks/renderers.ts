import type { ComponentType } from "react";
import type { BlockType } from "./schemas.ts";
import { RentalList } from "#features/rentals/list/rental-list.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { CustomEntityList } from "./custom-entity-list/custom-entity-list.tsx";
import { EstateFilter } from "./estate-filter/estate-filter.tsx";
import { GalleryBlock } from "./gallery/gallery-block.tsx";
import { HomeHeading } from "./home-heading/home-heading.tsx";
import { ImageBlock } from "./image/image-block.tsx";
import { ImageSlider } from "./image-slider/image-slider.tsx";
import { KeepMeInformed } from "./keep-me-informed/keep-me-informed.tsx";
import { OfficesBlock } from "./offices/offices-block.tsx";
import { PopUpBanner } from "./pop-up-banner/pop-up-banner.tsx";
import { ProjectList } from "./project-list/project-list.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import { Team } from "./team/team.tsx";
import { TimedPopUp } from "./timed-pop-up/timed-pop-up.tsx";
import { VideoGrid } from "./video-grid/video-grid.tsx";

export type Renderer = ComponentType<{ view: never; isFirst: boolean }>;

/** What draws each block but lists of homes, which `features/listings` draws. */
const RENDERERS: { readonly [T in Exclude<BlockType, "estate-list" | "estate-map">]: Renderer } = {
  "project-list": ProjectList,
  "home-heading": HomeHeading,
  "rich-text": RichText,
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
  "keep-me-informed": KeepMeInformed,
  "estate-filter": EstateFilter,
  "rental-list": RentalList,
};

/** Undefined for a type that is drawn elsewhere, or by nobody. */
export function rendererOf(type: string): Renderer | undefined {
  return Object.hasOwn(RENDERERS, type) ? RENDERERS[type as keyof typeof RENDERERS] : undefined;
}
