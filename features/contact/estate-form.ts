import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** What a visitor can write about one listing: a question to the agency, or a mail to a friend. */
export type EstateForm = "contact" | "friend";

const SCREENS = { contact: "contact", friend: "sendToAFriend" } as const;

/** The page of a form about one listing: `hrefOfEstateForm("nl", "contact", 12)` is `"/nl/aanbod/contact/12"`. */
export function hrefOfEstateForm(locale: Locale, form: EstateForm, estateId: number): string {
  return hrefOfScreen(locale, SCREENS[form], estateId);
}
