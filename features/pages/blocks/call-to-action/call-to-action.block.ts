import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

export const callToActionBlock = defineBlock({
  schema: block("call-to-action").extend({
    text: known(MultilingualText),
    picture: known(MediaName),
    buttons: z.array(BlockLink).max(3).default([]),
  }),
  about: "An invitation with up to three buttons.",
  fields: { text: "What it says." },
  states: ({ pictures: [picture], pageIds: [pageId] }) => {
    const button = { label: BUTTON, pageId: pageId! };
    return [
      { name: "usual", block: { heading: HEADING, text: TEXT, picture, buttons: [button] } },
      { name: "empty", block: {} },
      { name: "one", block: { heading: HEADING, buttons: [button] } },
      { name: "many", block: { heading: HEADING, text: TEXT, buttons: [button, button, button] } },
      {
        name: "long words",
        block: { heading: LONG, text: LONG, picture, buttons: [{ ...button, label: LONG }] },
      },
      { name: "missing language", block: { heading: FRENCH_ALONE, text: FRENCH_ALONE, picture } },
      { name: "broken picture", block: { heading: HEADING, text: TEXT, picture: BROKEN, buttons: [button] } },
    ];
  },
});
