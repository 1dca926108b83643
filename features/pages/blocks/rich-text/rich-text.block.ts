import { defineBlock } from "../define-block.ts";
import { FRENCH_ALONE, HEADING, LONG } from "../states/sample-texts.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

export const richTextBlock = defineBlock({
  schema: block("rich-text").extend({ markdown: MultilingualText }),
  about: "Running text.",
  fields: { markdown: "The text in Markdown (CommonMark); HTML in it is cleaned." },
  states: () => [
    {
      name: "usual",
      block: {
        heading: HEADING,
        markdown: {
          nl: "## Onder de kop\n\nEen **zin** met een [link](/nl).\n\n- een\n- twee\n\n1. eerst\n2. dan\n\n> Een citaat\n\n| Kosten | Bedrag |\n| --- | --- |\n| Notaris | € 1.200 |",
        },
      },
    },
    { name: "empty", block: { markdown: {} } },
    { name: "long words", block: { heading: LONG, markdown: LONG } },
    { name: "missing language", block: { heading: FRENCH_ALONE, markdown: FRENCH_ALONE } },
  ],
});
