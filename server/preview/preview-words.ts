import type { Locale } from "#domain/locale/locale.ts";

/** What stands in the place of a page that can't be shown yet, or any more. */
export const PREVIEW_WORDS = {
  gone: {
    nl: "Dit voorbeeld is er niet meer: het concept is gepubliceerd of weggegooid.",
    fr: "Cet aperçu n’existe plus : le brouillon a été publié ou supprimé.",
    en: "This preview is gone: the draft was published or discarded.",
    de: "Diese Vorschau gibt es nicht mehr: Der Entwurf wurde veröffentlicht oder verworfen.",
  },
  signedOut: {
    nl: "Meld u aan bij de desk om dit te zien.",
    fr: "Connectez-vous au desk pour voir ceci.",
    en: "Sign in to the desk to see this.",
    de: "Melden Sie sich am Desk an, um dies zu sehen.",
  },
  refused: {
    nl: "In dit concept is een veld nog niet in orde. Verbeter het en laad dit voorbeeld opnieuw.",
    fr: "Un champ de ce brouillon n’est pas encore correct. Corrigez-le et rechargez cet aperçu.",
    en: "A field of this draft is not right yet. Correct it and load this preview again.",
    de: "Ein Feld dieses Entwurfs ist noch nicht in Ordnung. Berichtigen Sie es und laden Sie diese Vorschau neu.",
  },
} satisfies Record<string, Record<Locale, string>>;
