import { agreements } from "#features/pages/api/agreements.ts";
import { assets } from "#features/site/api/assets.ts";
import { collections } from "#features/listings/api/collections.ts";
import { entities } from "#features/pages/api/entities.ts";
import { estatePages } from "#features/estate/api.ts";
import { estates } from "#features/listings/api/estates.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import { liveAgenda } from "#features/visits/api/live-agenda.ts";
import { navigation } from "#features/pages/api/navigation.ts";
import { notImplemented } from "./not-implemented.ts";
import { pages } from "#features/pages/api/pages.ts";
import { rentalReads } from "#features/rentals/api/rental-reads.ts";
import { rentalReservations } from "#features/rentals/api/reservations.ts";
import { search } from "#features/listings/api/search.ts";
import { sites } from "#features/site/api/sites.ts";
import { translations } from "#features/site/api/translations.ts";

/** Every call there is: the router and the published document are both made from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...sites,
  ...navigation,
  ...pages,
  ...entities,
  ...search,
  ...estates,
  ...rentalReservations,
  ...rentalReads,
  ...estatePages,
  ...collections,
  ...translations,
  ...agreements,
  ...assets,
  ...liveAgenda,
  ...notImplemented,
];
