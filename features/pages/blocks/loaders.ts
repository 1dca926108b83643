import type { BlockOf, BlockType } from "./schemas.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { loadListing } from "#features/listings/load-listing.ts";
import { loadEstateMap } from "#features/listings/map/load-estate-map.ts";
import { loadRentalList } from "#features/rentals/list/load-rental-list.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadCallToAction } from "./call-to-action/load-call-to-action.ts";
import { loadContactForm } from "./contact-form/load-contact-form.ts";
import { loadImage } from "./image/load-image.ts";
import { loadImageSlider } from "./image-slider/load-image-slider.ts";
import { loadGallery } from "./gallery/load-gallery.ts";
import { loadVideoGrid } from "./video-grid/load-video-grid.ts";
import { loadTeam } from "./team/load-team.ts";
import { loadTimedPopUp } from "./timed-pop-up/load-timed-pop-up.ts";
import { loadPopUpBanner } from "./pop-up-banner/load-pop-up-banner.ts";
import { loadCustomEntityList } from "./custom-entity-list/load-custom-entity-list.ts";
import { loadKeepMeInformed } from "./keep-me-informed/load-keep-me-informed.ts";
import { loadEstateFilter } from "./estate-filter/load-estate-filter.ts";
import { loadHomeHeading } from "./home-heading/load-home-heading.ts";
import { loadOffices } from "./offices/load-offices.ts";
import { loadProjectList } from "./project-list/load-project-list.ts";
import { loadRichText } from "./rich-text/load-rich-text.ts";

type Loader<T extends BlockType> = (
  context: RequestContext,
  locale: Locale,
  block: BlockOf<T>,
  url: URL,
) => Promise<unknown>;

/** What each block type gathers on the server; null means that there is nothing to draw. */
export const LOADERS: { readonly [T in BlockType]: Loader<T> } = {
  "home-heading": loadHomeHeading,
  "rich-text": loadRichText,
  "estate-list": loadListing,
  "estate-map": loadEstateMap,
  "project-list": loadProjectList,
  "call-to-action": loadCallToAction,
  offices: loadOffices,
  image: loadImage,
  "image-slider": loadImageSlider,
  gallery: loadGallery,
  "video-grid": loadVideoGrid,
  team: loadTeam,
  "timed-pop-up": loadTimedPopUp,
  "pop-up-banner": loadPopUpBanner,
  "custom-entity-list": loadCustomEntityList,
  "contact-form": loadContactForm,
  "keep-me-informed": loadKeepMeInformed,
  "estate-filter": loadEstateFilter,
  "rental-list": loadRentalList,
};
