import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

/** A dialog that opens by itself, a moment after the page. */
export const timedPopUpBlock = defineBlock({
  schema: block("timed-pop-up").extend({
    markdown: known(MultilingualText),
    buttons: z.array(BlockLink).max(2).default([]),
  }),
  about: "A dialog that opens by itself, a moment after the page.",
  fields: { markdown: "What it says, in Markdown (CommonMark)." },
  states: ({ pageIds: [pageId] }) => {
    const button = { label: BUTTON, pageId: pageId! };
    return [
      { name: "usual", block: { heading: HEADING, markdown: TEXT, buttons: [button] } },
      { name: "empty", block: {} },
      { name: "one", block: { markdown: TEXT, buttons: [button] } },
      { name: "many", block: { heading: HEADING, markdown: TEXT, buttons: [button, button] } },
      { name: "long words", block: { heading: LONG, markdown: LONG, buttons: [{ ...button, label: LONG }] } },
      { name: "missing language", block: { heading: FRENCH_ALONE, markdown: FRENCH_ALONE } },
    ];
  },
});
