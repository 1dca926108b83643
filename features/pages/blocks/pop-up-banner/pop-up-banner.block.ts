import { defineBlock } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

/** A line at the foot of the window; who closes it does not see it again for a week. */
export const popUpBannerBlock = defineBlock({
  schema: block("pop-up-banner").extend({
    text: MultilingualText,
    link: known(BlockLink),
  }),
  about: "A line at the foot of the window; who closes it does not see it again for a week.",
  fields: { text: "What it says, in one line." },
  states: ({ pageIds: [pageId] }) => {
    const link = { label: BUTTON, pageId: pageId! };
    return [
      { name: "usual", block: { heading: HEADING, text: TEXT, link } },
      { name: "empty", block: { text: {} } },
      { name: "long words", block: { heading: LONG, text: LONG, link: { ...link, label: LONG } } },
      { name: "missing language", block: { text: FRENCH_ALONE } },
    ];
  },
});
