import { defineBlock } from "../define-block.ts";
import { FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** A form with which a visitor asks to be told of new listings, dropped prices, and listings that are back. */
export const keepMeInformedBlock = defineBlock({
  schema: block("keep-me-informed").extend({ intro: known(MultilingualText) }),
  about: "A form with which a visitor asks to be told of new listings.",
  fields: {},
  states: () => [
    { name: "usual", block: { heading: HEADING, intro: TEXT } },
    { name: "empty", block: {} },
    { name: "long words", block: { heading: LONG, intro: LONG } },
    { name: "missing language", block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE } },
  ],
});
