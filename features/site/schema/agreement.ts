import { z } from "zod";
import { known, LocaleCode, MultilingualText } from "./primitives.ts";

/** `agreements.json`: the agency's own statements, in Markdown; where one is absent the product's own text stands. */
export const Agreements = z.object({
  privacy: known(MultilingualText),
  terms: known(MultilingualText),
  accessibility: known(MultilingualText),
});
export type Agreements = z.infer<typeof Agreements>;

/** One statement in one language; `isOwn` when the agency wrote it, else it is the product's text about this site. */
export const Agreement = z.object({ markdown: z.string(), locale: LocaleCode, isOwn: z.boolean() });
export type Agreement = z.infer<typeof Agreement>;

/** What `GET /sites/{siteId}/agreements?locale` answers. */
export const LocaleAgreements = z.object({ privacy: Agreement, terms: Agreement, accessibility: Agreement });
export type LocaleAgreements = z.infer<typeof LocaleAgreements>;
