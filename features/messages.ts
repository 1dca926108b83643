import type { Locale } from "#domain/locale/locale.ts";
import alertsNl from "./alerts/messages/nl.json" with { type: "json" };
import alertsFr from "./alerts/messages/fr.json" with { type: "json" };
import alertsEn from "./alerts/messages/en.json" with { type: "json" };
import alertsDe from "./alerts/messages/de.json" with { type: "json" };
import contactNl from "./contact/messages/nl.json" with { type: "json" };
import contactFr from "./contact/messages/fr.json" with { type: "json" };
import contactEn from "./contact/messages/en.json" with { type: "json" };
import contactDe from "./contact/messages/de.json" with { type: "json" };
import deskNl from "./desk/messages/nl.json" with { type: "json" };
import deskFr from "./desk/messages/fr.json" with { type: "json" };
import deskEn from "./desk/messages/en.json" with { type: "json" };
import deskDe from "./desk/messages/de.json" with { type: "json" };
import estateNl from "./estate/messages/nl.json" with { type: "json" };
import estateFr from "./estate/messages/fr.json" with { type: "json" };
import estateEn from "./estate/messages/en.json" with { type: "json" };
import estateDe from "./estate/messages/de.json" with { type: "json" };
import favoritesNl from "./favorites/messages/nl.json" with { type: "json" };
import favoritesFr from "./favorites/messages/fr.json" with { type: "json" };
import favoritesEn from "./favorites/messages/en.json" with { type: "json" };
import favoritesDe from "./favorites/messages/de.json" with { type: "json" };
import listingsNl from "./listings/messages/nl.json" with { type: "json" };
import listingsFr from "./listings/messages/fr.json" with { type: "json" };
import listingsEn from "./listings/messages/en.json" with { type: "json" };
import listingsDe from "./listings/messages/de.json" with { type: "json" };
import mapNl from "./map/messages/nl.json" with { type: "json" };
import mapFr from "./map/messages/fr.json" with { type: "json" };
import mapEn from "./map/messages/en.json" with { type: "json" };
import mapDe from "./map/messages/de.json" with { type: "json" };
import pagesNl from "./pages/messages/nl.json" with { type: "json" };
import pagesFr from "./pages/messages/fr.json" with { type: "json" };
import pagesEn from "./pages/messages/en.json" with { type: "json" };
import pagesDe from "./pages/messages/de.json" with { type: "json" };
import rentalsNl from "./rentals/messages/nl.json" with { type: "json" };
import rentalsFr from "./rentals/messages/fr.json" with { type: "json" };
import rentalsEn from "./rentals/messages/en.json" with { type: "json" };
import rentalsDe from "./rentals/messages/de.json" with { type: "json" };
import siteNl from "./site/messages/nl.json" with { type: "json" };
import siteFr from "./site/messages/fr.json" with { type: "json" };
import siteEn from "./site/messages/en.json" with { type: "json" };
import siteDe from "./site/messages/de.json" with { type: "json" };
import visitsNl from "./visits/messages/nl.json" with { type: "json" };
import visitsFr from "./visits/messages/fr.json" with { type: "json" };
import visitsEn from "./visits/messages/en.json" with { type: "json" };
import visitsDe from "./visits/messages/de.json" with { type: "json" };

/** Dutch is the product's first language: its keys are all the keys there are. */
const nl = {
  ...alertsNl,
  ...contactNl,
  ...deskNl,
  ...estateNl,
  ...favoritesNl,
  ...listingsNl,
  ...mapNl,
  ...pagesNl,
  ...rentalsNl,
  ...siteNl,
  ...visitsNl,
};

type ProductMessages = Readonly<Record<keyof typeof nl, string>>;

declare module "#domain/locale/translate.ts" {
  interface Messages extends ProductMessages {}
}

const fr: ProductMessages = {
  ...alertsFr,
  ...contactFr,
  ...deskFr,
  ...estateFr,
  ...favoritesFr,
  ...listingsFr,
  ...mapFr,
  ...pagesFr,
  ...rentalsFr,
  ...siteFr,
  ...visitsFr,
};

const en: ProductMessages = {
  ...alertsEn,
  ...contactEn,
  ...deskEn,
  ...estateEn,
  ...favoritesEn,
  ...listingsEn,
  ...mapEn,
  ...pagesEn,
  ...rentalsEn,
  ...siteEn,
  ...visitsEn,
};

const de: ProductMessages = {
  ...alertsDe,
  ...contactDe,
  ...deskDe,
  ...estateDe,
  ...favoritesDe,
  ...listingsDe,
  ...mapDe,
  ...pagesDe,
  ...rentalsDe,
  ...siteDe,
  ...visitsDe,
};

/** What the product says, by language: for the server, never for a page. */
export const MESSAGES: Readonly<Record<Locale, ProductMessages>> = { nl, fr, en, de };
