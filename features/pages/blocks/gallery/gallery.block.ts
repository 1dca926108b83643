import { z } from "zod";
import { PictureItem } from "../../picture-item.ts";
import { defineBlock } from "../define-block.ts";
import { BROKEN, FRENCH_ALONE, HEADING, LONG, pictureItems, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText, Slug } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** Pictures that open large; `name` stands in the address of each: `#interieur-3`. */
export const galleryBlock = defineBlock({
  schema: block("gallery").extend({
    intro: known(MultilingualText),
    name: known(Slug),
    items: z.array(PictureItem).max(200),
  }),
  about: "Pictures that open large.",
  fields: { name: "Stands in the address of each picture: `interieur` makes `#interieur-3`." },
  states: (material) => {
    const [item] = pictureItems(material, 1);
    return [
      { name: "usual", block: { heading: HEADING, intro: TEXT, items: pictureItems(material, 4) } },
      { name: "empty", block: { heading: HEADING, items: [] } },
      { name: "one", block: { items: [item!] } },
      { name: "many", block: { heading: HEADING, items: pictureItems(material, 24) } },
      {
        name: "long words",
        block: { heading: LONG, intro: LONG, items: [{ ...item, alt: LONG, caption: LONG }] },
      },
      {
        name: "missing language",
        block: { heading: FRENCH_ALONE, items: [{ ...item, caption: FRENCH_ALONE }] },
      },
      { name: "broken picture", block: { items: [{ ...item, picture: BROKEN }, item!] } },
    ];
  },
});
