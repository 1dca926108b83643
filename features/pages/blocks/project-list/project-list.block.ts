import { noEstates, withBrokenPictures, withFrenchTitles, withLongTitles } from "../states/with-estates.ts";
import { ProjectList } from "#features/listings/schema/listing-blocks.ts";
import { defineBlock } from "../define-block.ts";
import { BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";

export const projectListBlock = defineBlock({
  schema: ProjectList,
  about: "The newest new-build projects.",
  fields: { collectionIds: "Shows only projects of one of these collections. Example: `[5]`." },
  states: ({ pageIds: [pageId] }) => [
    { name: "usual", block: { heading: HEADING, intro: TEXT, more: { label: BUTTON, pageId: pageId! } } },
    { name: "empty", block: { heading: HEADING }, on: noEstates },
    { name: "one", block: { heading: HEADING, size: 1 } },
    { name: "many", block: { heading: HEADING, size: 100 } },
    { name: "long words", block: { heading: LONG, intro: LONG, size: 3 }, on: withLongTitles },
    { name: "missing language", block: { heading: FRENCH_ALONE, size: 3 }, on: withFrenchTitles },
    { name: "broken picture", block: { heading: HEADING, size: 3 }, on: withBrokenPictures },
  ],
});
