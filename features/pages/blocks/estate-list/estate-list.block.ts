import type { z } from "zod";
import { EstateList, EstateMap } from "#features/listings/schema/listing-blocks.ts";
import { FIXED_SEARCH } from "#features/listings/schema/search-explanations.ts";
import type { Explanations } from "#features/site/schema/explanations.ts";
import { type BlockState, defineBlock, type Material } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { withBrokenPictures, withFrenchTitles, withLongTitles } from "../states/with-estates.ts";

const LISTING: Explanations = {
  ...FIXED_SEARCH,
  placesHeading:
    'The heading while a visitor has chosen places; `{places}` stands for their names. Without it the heading stays. Example: `{ "nl": "Te koop in {places}" }`.',
  view: "How it opens: `cards` with page numbers, `grid` that goes on as one scrolls, or `map` with a list beside it.",
  collectionIds: "Shows only listings of one of these collections (`collections.json`). Example: `[5]`.",
  groupBy: "Puts the listings in groups from the start.",
  groupOptions: "The groupings that a visitor can choose from.",
  filter: "`false` makes a short showcase of it: no filters, no order, no pages.",
};

/** A listing that no agency has. */
const NOBODYS_ID = 2_000_000_000;
const NOTHING = { where: { terms: { "general.id": [NOBODYS_ID] } } };

const showcases = ({ pageIds: [pageId] }: Material) =>
  [
    {
      name: "usual",
      block: {
        heading: HEADING,
        intro: TEXT,
        size: 6,
        filter: false,
        more: { label: BUTTON, pageId: pageId! },
      },
    },
    { name: "empty", block: { heading: HEADING, ...NOTHING } },
    { name: "one", block: { heading: HEADING, size: 1, filter: false } },
    { name: "many", block: { heading: HEADING, groupOptions: ["type", "city"] } },
    { name: "long words", block: { heading: LONG, intro: LONG, size: 3, filter: false }, on: withLongTitles },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, size: 3, filter: false },
      on: withFrenchTitles,
    },
    { name: "broken picture", block: { heading: HEADING, size: 3, filter: false }, on: withBrokenPictures },
  ] as const satisfies ReadonlyArray<BlockState<z.input<typeof EstateList>>>;

export const estateListBlock = defineBlock({
  schema: EstateList,
  about: "Listings with filters, order and pages, or a short showcase of some.",
  fields: LISTING,
  states: showcases,
});

export const estateMapBlock = defineBlock({
  schema: EstateMap,
  about: "Listings that are looked at on a map first.",
  fields: LISTING,
  states: (material) =>
    showcases(material).map((state) =>
      Object.assign({}, state, { block: Object.assign({}, state.block, { view: "map" as const }) }),
    ),
});
