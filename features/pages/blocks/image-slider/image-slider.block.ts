import { z } from "zod";
import { PictureItem } from "../../picture-item.ts";
import { defineBlock } from "../define-block.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, pictureItems } from "../states/sample-texts.ts";
import { known } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

export const imageSliderBlock = defineBlock({
  schema: block("image-slider").extend({
    items: z.array(PictureItem.extend({ link: known(BlockLink) })).max(30),
  }),
  about: "Pictures one at a time, each with a link if it wants one.",
  fields: { "items.link": "Where a press on the picture leads." },
  states: (material) => {
    const link = { label: BUTTON, pageId: material.pageIds[0]! };
    const [item] = pictureItems(material, 1);
    return [
      {
        name: "usual",
        block: {
          heading: HEADING,
          items: pictureItems(material, 3).map((one) => Object.assign(one, { link })),
        },
      },
      { name: "empty", block: { items: [] } },
      { name: "one", block: { items: [item!] } },
      { name: "many", block: { items: pictureItems(material, 30) } },
      {
        name: "long words",
        block: { heading: LONG, items: [{ ...item, caption: LONG, link: { ...link, label: LONG } }] },
      },
      {
        name: "missing language",
        block: { heading: FRENCH_ALONE, items: [{ ...item, caption: FRENCH_ALONE }] },
      },
      { name: "broken picture", block: { items: [{ ...item, picture: BROKEN }, item!] } },
    ];
  },
});
