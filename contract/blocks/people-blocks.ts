import { z } from "zod";
import { known, MultilingualText, MediaName } from "../primitives.ts";
import { block } from "./block.ts";

/** The people of an agency. */
export const Team = block("team").extend({
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
});
