import { z } from "zod";
import { LocaleCode } from "../primitives.ts";
import { Estate } from "./estate.ts";

/** What `GET /sites/{siteId}/estate-pages/{locale}/{estateId}` answers: the estate's page in one language, before it is drawn. */
export const EstatePage = z.object({
  locale: LocaleCode,
  /** Where it stands on the site's own host names. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** The same page in each language that the site publishes, this one among them. */
  alternates: z.array(z.object({ locale: LocaleCode, path: z.string() })),
  estate: Estate,
});
export type EstatePage = z.infer<typeof EstatePage>;
