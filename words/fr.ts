import { cards } from "./fr/cards.ts";
import { errors } from "./fr/errors.ts";
import { favorites } from "./fr/favorites.ts";
import { gallery } from "./fr/gallery.ts";
import { lists } from "./fr/lists.ts";
import { shell } from "./fr/shell.ts";
import { blocks } from "./fr/blocks.ts";
import { display } from "./fr/display.ts";
import { favoritesPage } from "./fr/favorites-page.ts";
import { estateFacts } from "./fr/estate-facts.ts";
import { estate } from "./fr/estate.ts";
import { formErrors } from "./fr/form-errors.ts";
import { listing } from "./fr/listing.ts";
import { map } from "./fr/map.ts";
import { mail } from "./fr/mail.ts";
import { rentals } from "./fr/rentals.ts";
import { stays } from "./fr/stays.ts";
import { subscription } from "./fr/subscription.ts";
import { subscriptionMail } from "./fr/subscription-mail.ts";
import { statements } from "./fr/statements.ts";
import { visit } from "./fr/visit.ts";
import { visitMail } from "./fr/visit-mail.ts";
import { visitorForms } from "./fr/visitor-forms.ts";
import type { WordKey } from "./nl.ts";

export const fr: Readonly<Record<WordKey, string>> = {
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
