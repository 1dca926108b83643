import { z } from "zod";
import { Id, MultilingualText } from "../primitives.ts";

/** A named set of listings, with the ids of the roots that are in it. */
export const EstateCollection = z.object({ id: Id, name: MultilingualText, estateIds: z.array(Id) });
export type EstateCollection = z.infer<typeof EstateCollection>;
