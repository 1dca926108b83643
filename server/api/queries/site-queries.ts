import type { SiteQueries } from "#contract/queries/site-queries.ts";
import type { QueryContext } from "../call/query-context.ts";
import { type Circumstances, createAsking } from "./asking.ts";
import { contactQueries } from "./contact-queries.ts";
import { contentQueries } from "./content-queries.ts";
import { listingQueries } from "./listing-queries.ts";
import { rentalQueries } from "./rental-queries.ts";
import { subscriptionQueries } from "./subscription-queries.ts";

/** What the pages of one request ask: the functions that the API's endpoints call, for one site, language and visitor. */
export function siteQueries(context: QueryContext, circumstances: Circumstances): SiteQueries {
  const asking = createAsking(circumstances);
  return {
    ...contentQueries(context, asking),
    ...listingQueries(context, asking),
    ...contactQueries(context, asking),
    ...rentalQueries(context, asking),
    ...subscriptionQueries(context, asking),
  };
}
