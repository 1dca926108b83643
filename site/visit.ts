import { createContext } from "react-router";
import type { Client } from "#contract/client.ts";
import type { Site } from "#contract/site/site.ts";

/** What the server hands to every loader of one request. */
export type Visit = {
  readonly site: Site;
  readonly client: Client;
  readonly now: Date;
  readonly requestId: string;
  /** Scheme and host of the site's first host name, for absolute addresses. */
  readonly origin: string;
  /** Loaders add what a page shows (`site`, `estates`, `estate:12`): the page cache drops the page when it changes. */
  readonly tags: Set<string>;
};

export const visitContext = createContext<Visit>();
