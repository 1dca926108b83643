import { z } from "zod";
import { Id, known, MultilingualText } from "../primitives.ts";
import { Estate } from "./estate.ts";

/** A project's units as one group: `id` and `title` are the project's, `results` its entities. */
export const EstateFamily = z.object({
  id: Id,
  title: known(MultilingualText),
  total: z.object({ value: z.int() }),
  results: z.array(Estate),
});
export type EstateFamily = z.infer<typeof EstateFamily>;
