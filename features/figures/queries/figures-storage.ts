import type { Pool } from "pg";
import { findAlertFigures } from "./alert-figures.ts";
import { findHomeFigures, findLeadFigures } from "./lead-figures.ts";
import { findPlaceNames } from "./place-names.ts";
import { addSearches, dropSearchesBefore, findFirstDay, findSearches } from "./search-figures.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    /** What visitors look for, as counts. */
    readonly figures: ReturnType<typeof openFigures>;
  }
}

type Pools = { readonly jobs: Pool; readonly lookups: Pool };

export function openFigures({ jobs, lookups }: Pools) {
  return {
    addSearches: addSearches.bind(null, jobs),
    findSearches: findSearches.bind(null, lookups),
    findFirstDay: findFirstDay.bind(null, lookups),
    findAlerts: findAlertFigures.bind(null, lookups),
    findLeads: findLeadFigures.bind(null, lookups),
    findHomes: findHomeFigures.bind(null, lookups),
    findPlaceNames: findPlaceNames.bind(null, lookups),
    dropSearchesBefore: dropSearchesBefore.bind(null, jobs),
  };
}
