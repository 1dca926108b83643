import type { NamedAgency } from "#domain/legal/site-duties.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** As much of the site's own document as this screen knows by name; the rest stays as it is. */
export type SiteFile = {
  readonly agency?: NamedAgency;
  readonly hostnames?: readonly string[];
  readonly locales?: readonly Locale[];
  readonly settings?: { readonly mailFrom?: string | null };
};
