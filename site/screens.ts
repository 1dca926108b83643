import type { Locale } from "#domain/locale/locale.ts";
import { PATH_WORDS } from "#domain/locale/path-words.ts";

type Words = Record<keyof typeof PATH_WORDS, string>;

/** A screen with an address of the product's own; `module` is the router's, or null where `features/pages/routes.ts` answers. */
type ScreenRow = {
  readonly id: string;
  readonly path: (words: Words) => string;
  readonly module: string | null;
};

export const SCREENS: readonly ScreenRow[] = [
  { id: "privacy", path: (w) => w.privacyStatement, module: null },
  { id: "terms", path: (w) => w.termsOfUse, module: null },
  { id: "accessibility", path: (w) => w.accessibility, module: null },
  { id: "favorites", path: (w) => w.favorites, module: null },
  { id: "subscribe", path: (w) => w.keepMeInformed, module: null },
  { id: "subscribed", path: (w) => `${w.keepMeInformed}/${w.success}`, module: null },
  {
    id: "unsubscribe",
    path: (w) => `${w.keepMeInformed}/${w.unsubscribe}/:token`,
    module: null,
  },
  { id: "subscription", path: (w) => `${w.keepMeInformed}/:token`, module: null },
  { id: "estate-contact", path: (w) => `${w.offer}/${w.contact}/:estateId`, module: null },
  { id: "estate-friend", path: (w) => `${w.offer}/${w.sendToAFriend}/:estateId`, module: null },
  { id: "estate-short", path: (w) => `${w.offer}/:estateId`, module: null },
  {
    id: "sale-calendar",
    path: (w) => `${w.offer}/:estateId/calendar.ics`,
    module: null,
  },
  { id: "estate", path: (w) => `${w.offer}/:estateId/:slug`, module: null },
  { id: "entity", path: (w) => `${w.offer}/:estateId/:slug/:entityId`, module: null },
  { id: "visit", path: (w) => `${w.visit}/:estateId`, module: null },
  {
    id: "visit-booked",
    path: (w) => `${w.visit}/:estateId/:appointmentId`,
    module: null,
  },
  {
    id: "visit-calendar",
    path: (w) => `${w.visit}/:estateId/:appointmentId/calendar.ics`,
    module: null,
  },
  {
    id: "cancel-appointment",
    path: (w) => `${w.cancelAppointment}/:appointmentId`,
    module: null,
  },
  {
    id: "rental-calendar",
    path: (w) => `${w.holiday}/:rentalUnitId/calendar.ics`,
    module: null,
  },
  { id: "stay-request", path: (w) => `${w.stayRequest}/:token`, module: null },
  { id: "stay-answer", path: (w) => `${w.stayAnswer}/:token`, module: null },
  { id: "holiday", path: (w) => `${w.holiday}/:rentalUnitId`, module: null },
];

/** The path of a screen in one language, as the router writes it: `/nl/aanbod/:estateId`. */
export function screenPath(screen: ScreenRow, locale: Locale): string {
  const words = Object.fromEntries(Object.entries(PATH_WORDS).map(([key, word]) => [key, word[locale]]));
  return `/${locale}/${screen.path(words as Words)}`;
}
