import { z } from "zod";
import { FREE_ON } from "#domain/estate/reference/enumerations.ts";

/** CRMs spell UNKNOWN as UNKNWON in this one list; both are read, the right word is kept. */
const MISSPELT_UNKNOWN = "UNKNWON";

/** When an estate comes free: at once, at the deed, after the notice period, at delivery, or still to be agreed. */
export const FreeOn = z
  .enum([...FREE_ON, MISSPELT_UNKNOWN])
  .transform((code) => (code === MISSPELT_UNKNOWN ? "UNKNOWN" : code))
  .pipe(z.enum(FREE_ON));
