import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { ApiCaller } from "./api-env.ts";
import type { ApiParts } from "./api-parts.ts";

/** On whose behalf a query is asked: the site, the language of its words, the moment, and the visitor, for limits. */
export type QueryContext = {
  readonly site: Site;
  readonly locale: Locale;
  readonly now: Date;
  readonly caller: ApiCaller;
  readonly parts: ApiParts;
};
