import { z } from "zod";
import { EstateList, EstateMap, ProjectList } from "#features/listings/schema/listing-blocks.ts";
import { Id, known, MultilingualText, MediaName, Slug } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";
import { RentalList } from "#features/rentals/schema/rental-list.ts";

const Pixels = z.int().min(0).max(100_000);

/** A picture of the media folder with what it shows, for who can't see it, and a line below. */
export const PictureItem = z.object({
  picture: known(MediaName),
  alt: known(MultilingualText),
  caption: known(MultilingualText),
  /** The import measures these; a bundle need not. */
  width: known(Pixels),
  height: known(Pixels),
  placeholder: known(z.string().max(2_000)),
});

const Image = block("image").extend(PictureItem.shape);

const ImageSlider = block("image-slider").extend({
  items: z.array(PictureItem.extend({ link: known(BlockLink) })).max(30),
});

/** Pictures that open large; `name` stands in the address of each: `#interieur-3`. */
const Gallery = block("gallery").extend({
  intro: known(MultilingualText),
  name: known(Slug),
  items: z.array(PictureItem).max(200),
});

/** Videos elsewhere (YouTube, Vimeo or any https address); nothing of theirs loads before the visitor presses play. */
const VideoGrid = block("video-grid").extend({
  intro: known(MultilingualText),
  items: z
    .array(
      z.object({
        title: MultilingualText,
        link: z.url({ protocol: /^https$/, error: "expected an https address" }).max(2_000),
        picture: known(MediaName),
      }),
    )
    .max(60),
});

/** A form with which a visitor asks to be told of new listings, dropped prices, and listings that are back. */
export const KeepMeInformed = block("keep-me-informed").extend({ intro: known(MultilingualText) });

/** A dialog that opens by itself, a moment after the page. */
const TimedPopUp = block("timed-pop-up").extend({
  markdown: known(MultilingualText),
  buttons: z.array(BlockLink).max(2).default([]),
});

/** A line at the foot of the window; who closes it does not see it again for a week. */
const PopUpBanner = block("pop-up-banner").extend({
  text: MultilingualText,
  link: known(BlockLink),
});

/** The people of an agency. */
const Team = block("team").extend({
  intro: known(MultilingualText),
  members: z
    .array(
      z.object({
        name: z.string().min(1).max(100),
        role: known(MultilingualText),
        text: known(MultilingualText),
        picture: known(MediaName),
        phone: known(z.string().max(40)),
        email: known(z.email()),
        /** A recognised estate agent names it. */
        bivNumber: known(z.string().max(40)),
      }),
    )
    .max(100),
});

const ITEM_ORDERS = ["given", "newest", "title"] as const;

/** Items of one of the agency's own entities, each with a link to its page. */
const CustomEntityList = block("custom-entity-list").extend({
  intro: known(MultilingualText),
  /** The name of an entity of `entities.json`. */
  entity: Slug,
  order: z.enum(ITEM_ORDERS).default("given"),
  size: z.int().min(1).max(200).default(60),
  more: known(BlockLink),
});

/** A form with which a visitor writes to the agency; the subjects are what a question can be about. */
export const ContactForm = block("contact-form").extend({
  intro: known(MultilingualText),
  subjects: z.array(MultilingualText).max(20).default([]),
});

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
