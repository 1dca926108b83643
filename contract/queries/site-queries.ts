import type { ContactQueries } from "./contact-queries.ts";
import type { ContentQueries } from "./content-queries.ts";
import type { ListingQueries } from "./listing-queries.ts";
import type { RentalQueries } from "./rental-queries.ts";
import type { SubscriptionQueries } from "./subscription-queries.ts";

/**
 * Everything that the pages of a site ask, bound to one request: its site, its language and its visitor. Unless it says
 * otherwise a query throws a `QueryError` whose status is that of the API's answer to the same (product decision, point 4).
 * What is answered may be shared by many pages: nobody changes it.
 */
export type SiteQueries = ContentQueries &
  ListingQueries &
  ContactQueries &
  RentalQueries &
  SubscriptionQueries;
