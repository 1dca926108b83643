import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** A form with which a visitor writes to the agency; the subjects are what a question can be about. */
export const contactFormBlock = defineBlock({
  schema: block("contact-form").extend({
    intro: known(MultilingualText),
    subjects: z.array(MultilingualText).max(20).default([]),
  }),
  about: "A form with which a visitor writes to the agency.",
  fields: { subjects: "What a question can be about; the visitor picks one." },
  states: () => [
    { name: "usual", block: { heading: HEADING, intro: TEXT, subjects: [HEADING, BUTTON] } },
    { name: "empty", block: {} },
    { name: "one", block: { heading: HEADING, subjects: [HEADING] } },
    { name: "many", block: { heading: HEADING, subjects: Array.from({ length: 12 }, () => TEXT) } },
    { name: "long words", block: { heading: LONG, intro: LONG, subjects: [LONG] } },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE, subjects: [FRENCH_ALONE] },
    },
  ],
});
