import { z } from "zod";
import { Id, LocalisedText } from "../primitives.ts";

/** A named set of listings, with the ids of the roots that are in it. */
export const EstateCollection = z.object({ id: Id, name: LocalisedText, estateIds: z.array(Id) });
export type EstateCollection = z.infer<typeof EstateCollection>;
