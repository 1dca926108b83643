import type { Locale } from "#domain/locale/locale.ts";
import { PATH_WORDS } from "#domain/locale/path-words.ts";

type Words = Record<keyof typeof PATH_WORDS, string>;

/** A screen with an address of the product's own: `features/pages/routes.ts` says what answers there. */
type ScreenRow<Id extends string> = {
  readonly id: Id;
  readonly path: (words: Words) => string;
};

export const SCREENS = [
  { id: "privacy", path: (w) => w.privacyStatement },
  { id: "terms", path: (w) => w.termsOfUse },
  { id: "accessibility", path: (w) => w.accessibility },
  { id: "favorites", path: (w) => w.favorites },
  { id: "subscribe", path: (w) => w.keepMeInformed },
  { id: "subscribed", path: (w) => `${w.keepMeInformed}/${w.success}` },
  {
    id: "unsubscribe",
    path: (w) => `${w.keepMeInformed}/${w.unsubscribe}/:token`,
  },
  { id: "subscription", path: (w) => `${w.keepMeInformed}/:token` },
  { id: "estate-contact", path: (w) => `${w.offer}/${w.contact}/:estateId` },
  { id: "estate-friend", path: (w) => `${w.offer}/${w.sendToAFriend}/:estateId` },
  { id: "estate-short", path: (w) => `${w.offer}/:estateId` },
  {
    id: "sale-calendar",
    path: (w) => `${w.offer}/:estateId/calendar.ics`,
  },
  { id: "estate", path: (w) => `${w.offer}/:estateId/:slug` },
  { id: "entity", path: (w) => `${w.offer}/:estateId/:slug/:entityId` },
  { id: "visit", path: (w) => `${w.visit}/:estateId` },
  {
    id: "visit-booked",
    path: (w) => `${w.visit}/:estateId/:appointmentId`,
  },
  {
    id: "visit-calendar",
    path: (w) => `${w.visit}/:estateId/:appointmentId/calendar.ics`,
  },
  {
    id: "cancel-appointment",
    path: (w) => `${w.cancelAppointment}/:appointmentId`,
  },
  {
    id: "rental-calendar",
    path: (w) => `${w.holiday}/:rentalUnitId/calendar.ics`,
  },
  { id: "stay-request", path: (w) => `${w.stayRequest}/:token` },
  { id: "stay-answer", path: (w) => `${w.stayAnswer}/:token` },
  { id: "holiday", path: (w) => `${w.holiday}/:rentalUnitId` },
] as const satisfies ReadonlyArray<ScreenRow<string>>;

export type ScreenId = (typeof SCREENS)[number]["id"];

/** The path of a screen in one language, as routes write it: `/nl/aanbod/:estateId`. */
export function screenPath(screen: ScreenRow<string>, locale: Locale): string {
  const words = Object.fromEntries(Object.entries(PATH_WORDS).map(([key, word]) => [key, word[locale]]));
  return `/${locale}/${screen.path(words as Words)}`;
}
