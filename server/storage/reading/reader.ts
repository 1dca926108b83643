import type { KeptAnswers } from "./kept-answers.ts";
import type { ReadDatabase } from "./read-database.ts";

/** What every reading call works with. */
export type Reader = {
  readonly database: ReadDatabase;
  readonly kept: KeptAnswers;
  /** Called whenever a site has more listings than the process keeps a list of. */
  readonly warnOfLargeSite: (siteId: string, listings: number) => void;
};
