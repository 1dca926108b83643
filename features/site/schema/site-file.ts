import { z } from "zod";
import { known } from "./primitives.ts";
import { siteWith } from "./site.ts";

/** A system of the agency that brings listings, as `gevel source add` connects one; its secrets are names of variables. */
const SourceOfSettings = z.object({
  kind: z.string().max(40),
  name: known(z.string().max(63)),
  settings: z.record(z.string(), z.string().max(2_000)).default({}),
  everyMinutes: known(z.int().min(5).max(44_640)),
});
export type SourceOfSettings = z.infer<typeof SourceOfSettings>;

/** `site.json` as a bundle has it: the site that everybody may know, and what the operator alone sees. */
export const SiteFile = siteWith({ sources: z.array(SourceOfSettings).max(20).optional() });
export type SiteFile = z.infer<typeof SiteFile>;
