import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { Id, known, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

export const SearchTargets = z.array(z.object({ label: MultilingualText, pageId: Id })).max(6);

const Percent = z.number().min(0).max(100);

/** Hero of a home page, with a search that leads to a listing page of the site's. */
export const homeHeadingBlock = defineBlock({
  schema: block("home-heading").extend({
    intro: known(MultilingualText),
    picture: known(MediaName),
    focus: known(z.object({ x: Percent, y: Percent })),
    /** The import measures these; a bundle need not. */
    width: known(z.int().min(0).max(100_000)),
    height: known(z.int().min(0).max(100_000)),
    search: SearchTargets.default([]),
  }),
  about: "The opening of a home page, with a search that leads to a listing page.",
  fields: {
    picture: "The large picture behind it.",
    focus:
      "For a photo: the point of it that always stays in view. The photo then fills the whole width, behind the words and the search. Without it the picture is a drawing whose lower edge stands behind the search.",
    "focus.x": "Percent from the left. Example: `40`.",
    "focus.y": "Percent from the top. Example: `65`.",
  },
  states: ({ pictures: [picture], pageIds: [pageId] }) => {
    const search = [{ label: BUTTON, pageId: pageId! }];
    return [
      { name: "usual", block: { heading: HEADING, intro: TEXT, picture, search } },
      { name: "empty", block: {} },
      { name: "one", block: { heading: HEADING, intro: TEXT, picture, focus: { x: 30, y: 60 }, search } },
      {
        name: "many",
        block: { heading: HEADING, picture, search: Array.from({ length: 6 }, () => search[0]!) },
      },
      {
        name: "long words",
        block: { heading: LONG, intro: LONG, picture, search: [{ ...search[0]!, label: LONG }] },
      },
      { name: "missing language", block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE, picture } },
      { name: "broken picture", block: { heading: HEADING, intro: TEXT, picture: BROKEN, search } },
    ];
  },
});
