import type { Locale } from "./locale.ts";

export type Screen =
  | "privacyStatement"
  | "termsOfUse"
  | "accessibility"
  | "favorites"
  | "compare"
  | "keepMeInformed"
  | "success"
  | "unsubscribe"
  | "offer"
  | "contact"
  | "sendToAFriend"
  | "costs"
  | "visit"
  | "cancelAppointment"
  | "holiday"
  | "stayRequest"
  | "stayAnswer";

/** The word of each screen in each language; every link, redirect, sitemap and hreflang derives from this table. */
export const PATH_WORDS: Record<Screen, Record<Locale, string>> = {
  privacyStatement: {
    nl: "privacyverklaring",
    fr: "declaration-de-confidentialite",
    en: "privacy-statement",
    de: "datenschutzerklaerung",
  },
  termsOfUse: {
    nl: "gebruiksvoorwaarden",
    fr: "conditions-d-utilisation",
    en: "terms-of-use",
    de: "nutzungsbedingungen",
  },
  accessibility: {
    nl: "toegankelijkheid",
    fr: "accessibilite",
    en: "accessibility",
    de: "barrierefreiheit",
  },
  favorites: { nl: "favorieten", fr: "favoris", en: "favorites", de: "favoriten" },
  compare: { nl: "vergelijken", fr: "comparer", en: "compare", de: "vergleichen" },
  keepMeInformed: {
    nl: "hou-me-op-de-hoogte",
    fr: "tenez-moi-au-courant",
    en: "keep-me-informed",
    de: "halten-sie-mich-auf-dem-laufenden",
  },
  success: { nl: "succes", fr: "succes", en: "success", de: "erfolg" },
  unsubscribe: { nl: "uitschrijven", fr: "desinscription", en: "unsubscribe", de: "abmelden" },
  offer: { nl: "aanbod", fr: "offre", en: "offer", de: "angebot" },
  contact: { nl: "contact", fr: "contact", en: "contact", de: "kontakt" },
  sendToAFriend: {
    nl: "doorsturen",
    fr: "envoyer-a-un-ami",
    en: "send-to-a-friend",
    de: "weiterempfehlen",
  },
  costs: { nl: "kosten", fr: "frais", en: "costs", de: "kosten" },
  visit: {
    nl: "bezoek-plannen",
    fr: "planifier-une-visite",
    en: "plan-a-visit",
    de: "besichtigung-planen",
  },
  cancelAppointment: {
    nl: "afspraak-annuleren",
    fr: "annuler-un-rendez-vous",
    en: "cancel-appointment",
    de: "termin-absagen",
  },
  holiday: { nl: "vakantie", fr: "vacances", en: "holiday", de: "ferien" },
  stayRequest: {
    nl: "verblijfsaanvraag",
    fr: "demande-de-sejour",
    en: "stay-request",
    de: "aufenthaltsanfrage",
  },
  stayAnswer: {
    nl: "verblijfsaanvraag-beantwoorden",
    fr: "repondre-a-une-demande-de-sejour",
    en: "answer-a-stay-request",
    de: "aufenthaltsanfrage-beantworten",
  },
};

/** Screens that show what belongs to one visitor, or to the link of a mail. */
export const PERSONAL_SCREENS: readonly Screen[] = [
  "favorites",
  "keepMeInformed",
  "visit",
  "cancelAppointment",
  "stayRequest",
  "stayAnswer",
];

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
  { id: "comparison", path: (w) => `${w.favorites}/${w.compare}` },
  { id: "subscribe", path: (w) => w.keepMeInformed },
  { id: "subscribed", path: (w) => `${w.keepMeInformed}/${w.success}` },
  {
    id: "unsubscribe",
    path: (w) => `${w.keepMeInformed}/${w.unsubscribe}/:token`,
  },
  { id: "subscription", path: (w) => `${w.keepMeInformed}/:token` },
  { id: "estate-contact", path: (w) => `${w.offer}/${w.contact}/:estateId` },
  { id: "estate-friend", path: (w) => `${w.offer}/${w.sendToAFriend}/:estateId` },
  { id: "estate-costs", path: (w) => `${w.offer}/${w.costs}/:estateId` },
  { id: "estate-short", path: (w) => `${w.offer}/:estateId` },
  {
    id: "sale-calendar",
    path: (w) => `${w.offer}/:estateId/calendar.ics`,
  },
  { id: "estate", path: (w) => `${w.offer}/:estateId/:slug` },
  { id: "project-unit", path: (w) => `${w.offer}/:estateId/:slug/:unitId` },
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
