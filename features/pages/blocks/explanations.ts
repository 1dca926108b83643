import type { BlockType } from "./schemas.ts";
import type { Explanations } from "#features/site/schema/explanations.ts";
import { FIXED_SEARCH } from "#features/listings/schema/search-explanations.ts";

/** What every block has. */
const EVERY: Explanations = {
  id: "The block's own word on its page: lower-case letters, digits and dashes. It stands in addresses. Example: `te-koop`.",
  type: "Says which block it is.",
};

const LISTING: Explanations = {
  ...FIXED_SEARCH,
  view: "How it opens: `cards` with page numbers, `grid` that goes on as one scrolls, or `map` with a list beside it.",
  collectionIds: "Shows only listings of one of these collections (`collections.json`). Example: `[5]`.",
  groupBy: "Puts the listings in groups from the start.",
  groupOptions: "The groupings that a visitor can choose from.",
  filter: "`false` makes a short showcase of it: no filters, no order, no pages.",
};

type Explained = { readonly about: string; readonly fields: Explanations };

/** What each block is, and what its fields mean beyond those that all blocks share. */
export const BLOCKS: { readonly [T in BlockType]: Explained } = {
  "home-heading": {
    about: "The opening of a home page, with a search that leads to a listing page.",
    fields: { picture: "The large picture behind it." },
  },
  "rich-text": {
    about: "Running text.",
    fields: { markdown: "The text in Markdown (CommonMark); HTML in it is cleaned." },
  },
  "estate-list": {
    about: "Listings with filters, order and pages, or a short showcase of some.",
    fields: LISTING,
  },
  "estate-map": { about: "Listings that are looked at on a map first.", fields: LISTING },
  "project-list": {
    about: "The newest new-build projects.",
    fields: { collectionIds: "Shows only projects of one of these collections. Example: `[5]`." },
  },
  "call-to-action": { about: "An invitation with up to three buttons.", fields: { text: "What it says." } },
  offices: {
    about: "The agency's offices with address, hours and map.",
    fields: { officeIds: "Ids of offices of `site.json`; none shows all. Example: `[1, 2]`." },
  },
  "estate-filter": { about: "A search of its own, that leads to listing pages.", fields: {} },
  image: { about: "One picture with a caption.", fields: {} },
  "image-slider": {
    about: "Pictures one at a time, each with a link if it wants one.",
    fields: { "items.link": "Where a press on the picture leads." },
  },
  gallery: {
    about: "Pictures that open large.",
    fields: { name: "Stands in the address of each picture: `interieur` makes `#interieur-3`." },
  },
  "video-grid": {
    about: "Videos elsewhere. Nothing of theirs loads before the visitor presses play.",
    fields: {
      "items.link": "Any https address; YouTube and Vimeo play in the page. Example: `https://youtu.be/abc`.",
    },
  },
  team: {
    about: "The people of an agency.",
    fields: {
      members: "Each person, in this order.",
      "members.name": "First and last name. Example: `An Claes`.",
      "members.role": "What the person does at the agency.",
      "members.text": "A few words on the person.",
      "members.email": "The person's own address.",
    },
  },
  "timed-pop-up": {
    about: "A dialog that opens by itself, a moment after the page.",
    fields: { markdown: "What it says, in Markdown (CommonMark)." },
  },
  "pop-up-banner": {
    about: "A line at the foot of the window; who closes it does not see it again for a week.",
    fields: { text: "What it says, in one line." },
  },
  "custom-entity-list": {
    about: "Items of one of the agency's own entities, each with a link to its page.",
    fields: {
      entity: "The name of an entity of `entities.json`. Example: `buurten`.",
      order: "As the file gives them, the newest first, or by title.",
    },
  },
  "contact-form": {
    about: "A form with which a visitor writes to the agency.",
    fields: { subjects: "What a question can be about; the visitor picks one." },
  },
  "keep-me-informed": { about: "A form with which a visitor asks to be told of new listings.", fields: {} },
  "rental-list": {
    about: "Holiday homes with questions that narrow them, or a short showcase.",
    fields: { filter: "`false` makes a short showcase of it: no questions and no pages." },
  },
};

export function explanationsOfBlock(type: BlockType): Explanations {
  return { ...EVERY, ...BLOCKS[type].fields };
}
