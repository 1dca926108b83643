import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BROKEN, FRENCH_ALONE, HEADING, LONG, picked, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** Videos elsewhere (YouTube, Vimeo or any https address); nothing of theirs loads before the visitor clicks play. */
export const videoGridBlock = defineBlock({
  schema: block("video-grid").extend({
    intro: known(MultilingualText),
    items: z
      .array(
        z.object({
          title: MultilingualText,
          link: z.url({ protocol: /^https$/, error: "expected an https address" }).max(2_000),
          picture: known(MediaName),
        }),
      )
      .max(60),
  }),
  about: "Videos elsewhere. Nothing of theirs loads before the visitor presses play.",
  fields: {
    "items.link": "Any https address; YouTube and Vimeo play in the page. Example: `https://youtu.be/abc`.",
  },
  states: ({ pictures }) => {
    const film = { title: HEADING, link: "https://video.example/film", picture: pictures[0] };
    return [
      { name: "usual", block: { heading: HEADING, intro: TEXT, items: [film, { ...film, picture: null }] } },
      { name: "empty", block: { heading: HEADING, items: [] } },
      { name: "one", block: { items: [film] } },
      {
        name: "many",
        block: { items: picked(pictures, 9).map((picture) => Object.assign({}, film, { picture })) },
      },
      { name: "long words", block: { heading: LONG, intro: LONG, items: [{ ...film, title: LONG }] } },
      {
        name: "missing language",
        block: { heading: FRENCH_ALONE, items: [{ ...film, title: FRENCH_ALONE }] },
      },
      { name: "broken picture", block: { items: [{ ...film, picture: BROKEN }] } },
    ];
  },
});
