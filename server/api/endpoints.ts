import { agreements } from "./site/agreements.ts";
import { assets } from "./site/assets.ts";
import { collections } from "./estate/collections.ts";
import { entities } from "./site/entities.ts";
import { estatePages } from "./estate/estate-pages.ts";
import { estates } from "./estate/estates.ts";
import type { Endpoint } from "./call/endpoint.ts";
import { liveAgenda } from "./visit/live-agenda.ts";
import { navigation } from "./site/navigation.ts";
import { notImplemented } from "./not-implemented.ts";
import { pages } from "./site/pages.ts";
import { rentalReads } from "./rental/rental-reads.ts";
import { rentalReservations } from "./rental/reservations.ts";
import { search } from "./estate/search.ts";
import { sites } from "./site/sites.ts";
import { translations } from "./site/translations.ts";

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
