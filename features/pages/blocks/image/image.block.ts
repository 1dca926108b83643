import { PictureItem } from "../../picture-item.ts";
import { defineBlock } from "../define-block.ts";
import { BROKEN, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { block } from "#features/site/block/schema.ts";

export const imageBlock = defineBlock({
  schema: block("image").extend(PictureItem.shape),
  about: "One picture with a caption.",
  fields: {},
  states: ({ pictures: [picture] }) => [
    { name: "usual", block: { heading: HEADING, picture, alt: TEXT, caption: TEXT } },
    { name: "empty", block: {} },
    { name: "long words", block: { heading: LONG, picture, alt: LONG, caption: LONG } },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, picture, alt: FRENCH_ALONE, caption: FRENCH_ALONE },
    },
    { name: "broken picture", block: { picture: BROKEN, alt: TEXT, caption: TEXT } },
  ],
});
