import type { FunctionComponent } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { BlockOf, BlockType } from "./block-types.ts";
import { ListingBlock } from "#features/listings/listing-block.tsx";
import { loadListing, loadEstateMap } from "#features/listings/load-listing.ts";
import { loadRentalList } from "#features/rentals/list/load-rental-list.ts";
import { RentalList } from "#features/rentals/list/rental-list.tsx";
import { CallToAction, loadCallToAction } from "./call-to-action/call-to-action.tsx";
import { ContactForm, loadContactForm } from "./contact-form/contact-form.tsx";
import { CustomEntityList, loadCustomEntityList } from "./custom-entity-list/custom-entity-list.tsx";
import { EstateFilter, loadEstateFilter } from "./estate-filter/estate-filter.tsx";
import { GalleryBlock, loadGallery } from "./gallery/gallery-block.tsx";
import { HomeHeading, loadHomeHeading } from "./home-heading/home-heading.tsx";
import { ImageBlock, loadImage } from "./image/image-block.tsx";
import { ImageSlider, loadImageSlider } from "./image-slider/image-slider.tsx";
import { KeepMeInformed, loadKeepMeInformed } from "./keep-me-informed/keep-me-informed.tsx";
import { OfficesBlock, loadOffices } from "./offices/offices-block.tsx";
import { PopUpBanner, loadPopUpBanner } from "./pop-up-banner/pop-up-banner.tsx";
import { ProjectList, loadProjectList } from "./project-list/project-list.tsx";
import { RichText, loadRichText } from "./rich-text/rich-text.tsx";
import { Team, loadTeam } from "./team/team.tsx";
import { TimedPopUp, loadTimedPopUp } from "./timed-pop-up/timed-pop-up.tsx";
import { VideoGrid, loadVideoGrid } from "./video-grid/video-grid.tsx";

type BlockProps<View> = { readonly view: View; readonly isFirst: boolean };

type Loader<T extends BlockType, View> = (
  context: RequestContext,
  locale: Locale,
  block: BlockOf<T>,
  url: URL,
) => Promise<View>;

type Renderer<T extends BlockType> = {
  /** What the block gathers on the server; null means that there is nothing to render. */
  readonly load: Loader<T, unknown>;
  readonly Content: FunctionComponent<BlockProps<never>>;
};

/** A block's loader with the component that renders what it answers. */
function rendered<Block, View>(
  load: (context: RequestContext, locale: Locale, block: Block, url: URL) => Promise<View | null>,
  Content: FunctionComponent<BlockProps<NoInfer<View>>>,
) {
  return { load, Content };
}

/** What renders each block. */
const RENDERERS: { readonly [T in BlockType]: Renderer<T> } = {
  "home-heading": rendered(loadHomeHeading, HomeHeading),
  "rich-text": rendered(loadRichText, RichText),
  "estate-list": rendered(loadListing, ListingBlock),
  "estate-map": rendered(loadEstateMap, ListingBlock),
  "project-list": rendered(loadProjectList, ProjectList),
  "call-to-action": rendered(loadCallToAction, CallToAction),
  offices: rendered(loadOffices, OfficesBlock),
  "estate-filter": rendered(loadEstateFilter, EstateFilter),
  image: rendered(loadImage, ImageBlock),
  "image-slider": rendered(loadImageSlider, ImageSlider),
  gallery: rendered(loadGallery, GalleryBlock),
  "video-grid": rendered(loadVideoGrid, VideoGrid),
  team: rendered(loadTeam, Team),
  "timed-pop-up": rendered(loadTimedPopUp, TimedPopUp),
  "pop-up-banner": rendered(loadPopUpBanner, PopUpBanner),
  "custom-entity-list": rendered(loadCustomEntityList, CustomEntityList),
  "contact-form": rendered(loadContactForm, ContactForm),
  "keep-me-informed": rendered(loadKeepMeInformed, KeepMeInformed),
  "rental-list": rendered(loadRentalList, RentalList),
};

/** Null for a type that nobody renders. */
export function rendererOf(type: string): Renderer<never> | null {
  return Object.hasOwn(RENDERERS, type) ? (RENDERERS[type as BlockType] as Renderer<never>) : null;
}
