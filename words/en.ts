import { cards } from "./en/cards.ts";
import { errors } from "./en/errors.ts";
import { favorites } from "./en/favorites.ts";
import { gallery } from "./en/gallery.ts";
import { lists } from "./en/lists.ts";
import { shell } from "./en/shell.ts";
import { blocks } from "./en/blocks.ts";
import { display } from "./en/display.ts";
import { favoritesPage } from "./en/favorites-page.ts";
import { estateFacts } from "./en/estate-facts.ts";
import { estate } from "./en/estate.ts";
import { formErrors } from "./en/form-errors.ts";
import { listing } from "./en/listing.ts";
import { map } from "./en/map.ts";
import { mail } from "./en/mail.ts";
import { rentals } from "./en/rentals.ts";
import { stays } from "./en/stays.ts";
import { subscription } from "./en/subscription.ts";
import { subscriptionMail } from "./en/subscription-mail.ts";
import { statements } from "./en/statements.ts";
import { visit } from "./en/visit.ts";
import { visitMail } from "./en/visit-mail.ts";
import { visitorForms } from "./en/visitor-forms.ts";
import type { WordKey } from "./nl.ts";

export const en: Readonly<Record<WordKey, string>> = {
  ...shell,
  ...lists,
  ...cards,
  ...gallery,
  ...favorites,
  ...errors,
  ...estate,
  ...estateFacts,
  ...listing,
  ...map,
  ...display,
  ...statements,
  ...blocks,
  ...mail,
  ...rentals,
  ...stays,
  ...favoritesPage,
  ...subscription,
  ...subscriptionMail,
  ...formErrors,
  ...visit,
  ...visitMail,
  ...visitorForms,
};
