import type { FunctionComponent } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { BlockOf, BlockType } from "./block-types.ts";
import { ListingBlock } from "#features/listings/listing-block.tsx";
import { loadListing, loadEstateMap } from "#features/listings/load-listing.ts";
import { loadRentalList } from "#features/rentals/list/load-rental-list.ts";
import { RentalList } from "#features/rentals/list/rental-list.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { loadCallToAction } from "./call-to-action/load-call-to-action.ts";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { loadContactForm } from "./contact-form/load-contact-form.ts";
import { CustomEntityList } from "./custom-entity-list/custom-entity-list.tsx";
import { loadCustomEntityList } from "./custom-entity-list/load-custom-entity-list.ts";
import { EstateFilter } from "./estate-filter/estate-filter.tsx";
import { loadEstateFilter } from "./estate-filter/load-estate-filter.ts";
import { GalleryBlock } from "./gallery/gallery-block.tsx";
import { loadGallery } from "./gallery/load-gallery.ts";
import { HomeHeading } from "./home-heading/home-heading.tsx";
import { loadHomeHeading } from "./home-heading/load-home-heading.ts";
import { ImageBlock } from "./image/image-block.tsx";
import { loadImage } from "./image/load-image.ts";
import { ImageSlider } from "./image-slider/image-slider.tsx";
import { loadImageSlider } from "./image-slider/load-image-slider.ts";
import { KeepMeInformed } from "./keep-me-informed/keep-me-informed.tsx";
import { loadKeepMeInformed } from "./keep-me-informed/load-keep-me-informed.ts";
import { loadOffices } from "./offices/load-offices.ts";
import { OfficesBlock } from "./offices/offices-block.tsx";
import { loadPopUpBanner } from "./pop-up-banner/load-pop-up-banner.ts";
import { PopUpBanner } from "./pop-up-banner/pop-up-banner.tsx";
import { loadProjectList } from "./project-list/load-project-list.ts";
import { ProjectList } from "./project-list/project-list.tsx";
import { loadRichText } from "./rich-text/load-rich-text.ts";
import { RichText } from "./rich-text/rich-text.tsx";
import { loadTeam } from "./team/load-team.ts";
import { Team } from "./team/team.tsx";
import { loadTimedPopUp } from "./timed-pop-up/load-timed-pop-up.ts";
import { TimedPopUp } from "./timed-pop-up/timed-pop-up.tsx";
import { loadVideoGrid } from "./video-grid/load-video-grid.ts";
import { VideoGrid } from "./video-grid/video-grid.tsx";

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
