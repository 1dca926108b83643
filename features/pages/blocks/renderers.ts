import type { FunctionComponent } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { Sheet } from "#features/site/sheets.ts";
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
import type { ListingView } from "#features/listings/listing-view.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";

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
  /** The sheets of all that it draws, beside the one of every page. */
  readonly sheets: (view: never) => readonly Sheet[];
};

/** A block's loader with the component that renders what it answers, and their sheets. */
function rendered<Block, View>(
  load: (context: RequestContext, locale: Locale, block: Block, url: URL) => Promise<View | null>,
  Content: FunctionComponent<BlockProps<NoInfer<View>>>,
  sheets: (view: NoInfer<View>) => readonly Sheet[],
) {
  return { load, Content, sheets };
}

const ofBlocks = () => ["blocks"] as const;

/** What renders each block. */
const RENDERERS: { readonly [T in BlockType]: Renderer<T> } = {
  "home-heading": rendered(loadHomeHeading, HomeHeading, ofBlocks),
  "rich-text": rendered(loadRichText, RichText, () => []),
  "estate-list": rendered(loadListing, ListingBlock, sheetsOfListing),
  "estate-map": rendered(loadEstateMap, ListingBlock, sheetsOfListing),
  "project-list": rendered(loadProjectList, ProjectList, () => []),
  "call-to-action": rendered(loadCallToAction, CallToAction, ofBlocks),
  offices: rendered(loadOffices, OfficesBlock, ofBlocks),
  "estate-filter": rendered(loadEstateFilter, EstateFilter, ofBlocks),
  image: rendered(loadImage, ImageBlock, ofBlocks),
  "image-slider": rendered(loadImageSlider, ImageSlider, ofBlocks),
  gallery: rendered(loadGallery, GalleryBlock, ofBlocks),
  "video-grid": rendered(loadVideoGrid, VideoGrid, () => ["estate"]),
  team: rendered(loadTeam, Team, ofBlocks),
  "timed-pop-up": rendered(loadTimedPopUp, TimedPopUp, ofBlocks),
  "pop-up-banner": rendered(loadPopUpBanner, PopUpBanner, ofBlocks),
  "custom-entity-list": rendered(loadCustomEntityList, CustomEntityList, ofBlocks),
  "contact-form": rendered(loadContactForm, ContactForm, () => ["blocks", "forms"]),
  "keep-me-informed": rendered(loadKeepMeInformed, KeepMeInformed, () => ["blocks", "forms"]),
  "rental-list": rendered(loadRentalList, RentalList, () => ["search", "rentals"]),
};

/** Null for a type that nobody renders. */
export function rendererOf(type: string): Renderer<never> | null {
  return Object.hasOwn(RENDERERS, type) ? (RENDERERS[type as BlockType] as Renderer<never>) : null;
}

/** A list of cards that nobody can filter needs no sheet of its own. */
function sheetsOfListing({ filter, map, garagesAndLand }: ListingView): readonly Sheet[] {
  return filter || map || garagesAndLand ? ["search"] : [];
}

/** The sheets of all that these blocks draw. */
export function sheetsOfBlocks(blocks: readonly LoadedBlock[]): readonly Sheet[] {
  return blocks.flatMap(({ type, view }) => rendererOf(type)?.sheets(view as never) ?? []);
}
