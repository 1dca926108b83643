import type { SiteQueries } from "./site-queries.ts";
import type { Site } from "./schema/site.ts";
import type { MapSource } from "./map-source.ts";

/** What the server hands to every loader of one request. */
export type RequestContext = {
  readonly site: Site;
  /** What pages ask: the functions that the endpoints of the API call. */
  readonly queries: SiteQueries;
  readonly now: Date;
  readonly requestId: string;
  /** Scheme and host of the site's first host name, for absolute addresses. */
  readonly origin: string;
  /** Origin of an image CDN when the operator has one (`IMAGE_CDN_URL`), else null: our own. */
  readonly imageCdn: string | null;
  /** Where maps come from. */
  readonly map: MapSource;
  /** `DEV_PAGES` is on and the browser runs on the server's own machine: what is for developers may be shown. */
  readonly isLocal: boolean;
  /** Loaders add what a page shows (`site`, `estates`, `estate:12`): the page cache drops the page when it changes. A list adds what it was searched for, which figures count. */
  readonly tags: Set<string>;
  /** Keeps what is the same for every visitor of the site in memory until the site's content changes. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T>;
};
