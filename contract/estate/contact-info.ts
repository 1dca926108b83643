import { z } from "zod";
import { known } from "../primitives.ts";
import { SalesRep } from "./media.ts";

/** Who to call about an estate, and whether visits can be booked in their agenda. */
export const ContactInfo = SalesRep.extend({ takesVisits: known(z.boolean()) });
export type ContactInfo = z.infer<typeof ContactInfo>;
