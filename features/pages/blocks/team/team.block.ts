import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { BROKEN, FRENCH_ALONE, HEADING, LONG, picked, TEXT } from "../states/sample-texts.ts";
import { known, MultilingualText, MediaName } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

/** The people of an agency. */
export const teamBlock = defineBlock({
  schema: block("team").extend({
    intro: known(MultilingualText),
    members: z
      .array(
        z.object({
          name: z.string().min(1).max(100),
          role: known(MultilingualText),
          text: known(MultilingualText),
          picture: known(MediaName),
          phone: known(z.string().max(40)),
          email: known(z.email()),
          /** A recognised estate agent names it. */
          bivNumber: known(z.string().max(40)),
        }),
      )
      .max(100),
  }),
  about: "The people of an agency.",
  fields: {
    members: "Each person, in this order.",
    "members.name": "First and last name. Example: `An Claes`.",
    "members.role": "What the person does at the agency.",
    "members.text": "A few words on the person.",
    "members.email": "The person's own address.",
  },
  states: ({ pictures }) => {
    const member = {
      name: "An Peeters",
      role: HEADING,
      text: TEXT,
      picture: pictures[0],
      phone: "+32 9 000 00 00",
      email: "an@kantoor.example",
      bivNumber: "500.001",
    };
    const long = {
      ...member,
      name: "Maria-Magdalena Vandenbroucke-Schellekens van Zuylekom",
      role: LONG,
      text: LONG,
    };
    const email = "marie-madeleine.vandenbroucke-schellekens@vastgoedmakelaarskantoor.example";
    return [
      { name: "usual", block: { heading: HEADING, intro: TEXT, members: [member, { name: "Bo Claes" }] } },
      { name: "empty", block: { heading: HEADING, members: [] } },
      { name: "one", block: { members: [member] } },
      {
        name: "many",
        block: {
          members: picked(pictures, 12).map((picture, at) =>
            Object.assign({}, member, { picture, name: `An Peeters ${at + 1}` }),
          ),
        },
      },
      { name: "long words", block: { heading: LONG, intro: LONG, members: [{ ...long, email }] } },
      {
        name: "missing language",
        block: { heading: FRENCH_ALONE, members: [{ ...member, role: FRENCH_ALONE, text: FRENCH_ALONE }] },
      },
      { name: "broken picture", block: { members: [{ ...member, picture: BROKEN }] } },
    ];
  },
});
