import type { Site } from "#contract/site/site.ts";
import type { Dictionary } from "#domain/locale/translate.ts";

/** Whose mail it is: read when the mail is delivered. */
export type MailLook = {
  readonly site: Site;
  /** Scheme and host of the site's first host name; all links and pictures are on it. */
  readonly origin: string;
  /** The site's own words in the mail's language. */
  readonly words?: Dictionary;
};
