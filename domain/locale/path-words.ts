import type { Locale } from "./locale.ts";

export type Screen =
  | "privacyStatement"
  | "termsOfUse"
  | "accessibility"
  | "favorites"
  | "keepMeInformed"
  | "success"
  | "unsubscribe"
  | "offer"
  | "contact"
  | "sendToAFriend"
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
