import type { BlockType } from "../schemas.ts";
import type { StatesOf } from "./block-state.ts";
import * as content from "./content-states.ts";
import * as listing from "./listing-states.ts";
import * as pictures from "./picture-states.ts";
import * as rental from "./rental-states.ts";
import * as site from "./site-states.ts";

/**
 * Every block in all its states, as `/_blocks` shows them and the test beside this file draws them. A new block's
 * states go into the file of its kind here, and one line below: without it nothing type-checks.
 */
export const STATES: { readonly [T in BlockType]: StatesOf<T> } = {
  "home-heading": content.homeHeading,
  "rich-text": content.richText,
  "call-to-action": content.callToAction,
  "timed-pop-up": content.timedPopUp,
  "pop-up-banner": content.popUpBanner,
  "contact-form": content.contactForm,
  "keep-me-informed": content.keepMeInformed,
  image: pictures.image,
  "image-slider": pictures.imageSlider,
  gallery: pictures.gallery,
  "video-grid": pictures.videoGrid,
  team: pictures.team,
  offices: site.offices,
  "custom-entity-list": site.customEntityList,
  "estate-list": listing.estateList,
  "estate-map": listing.estateMap,
  "project-list": listing.projectList,
  "estate-filter": listing.estateFilter,
  "rental-list": rental.rentalList,
};
