import { SearchTargets } from "../home-heading/home-heading.block.ts";
import { defineBlock } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** A search of its own, that leads to listing pages of the site's. */
export const estateFilterBlock = defineBlock({
  schema: block("estate-filter").extend({
    intro: known(MultilingualText),
    search: SearchTargets.min(1),
  }),
  about: "A search of its own, that leads to listing pages.",
  fields: {},
  states: ({ pageIds }) => {
    const target = { label: BUTTON, pageId: pageIds[0]! };
    return [
      { name: "usual", block: { heading: HEADING, intro: TEXT, search: [target] } },
      { name: "empty", block: { heading: HEADING, search: [{ label: {}, pageId: target.pageId }] } },
      { name: "one", block: { search: [target] } },
      { name: "many", block: { heading: HEADING, search: Array.from({ length: 6 }, () => target) } },
      { name: "long words", block: { heading: LONG, intro: LONG, search: [{ ...target, label: LONG }] } },
      {
        name: "missing language",
        block: { heading: FRENCH_ALONE, search: [{ ...target, label: FRENCH_ALONE }] },
      },
    ];
  },
});
