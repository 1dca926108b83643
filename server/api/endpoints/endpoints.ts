import { agreements } from "./agreements.ts";
import { assets } from "./assets.ts";
import { collections } from "./collections.ts";
import { entities } from "./entities.ts";
import { estatePages } from "./estate-pages.ts";
import { estates } from "./estates.ts";
import type { Endpoint } from "../call/endpoint.ts";
import { liveAgenda } from "./live-agenda.ts";
import { navigation } from "./navigation.ts";
import { notImplemented } from "./not-implemented.ts";
import { pages } from "./pages.ts";
import { rentalReads } from "../rental/rental-reads.ts";
import { rentalReservations } from "../rental/reservations.ts";
import { search } from "./search.ts";
import { sites } from "./sites.ts";
import { translations } from "./translations.ts";

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
