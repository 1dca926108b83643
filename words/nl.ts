import { cards } from "./nl/cards.ts";
import { errors } from "./nl/errors.ts";
import { favorites } from "./nl/favorites.ts";
import { gallery } from "./nl/gallery.ts";
import { lists } from "./nl/lists.ts";
import { shell } from "./nl/shell.ts";
import { blocks } from "./nl/blocks.ts";
import { display } from "./nl/display.ts";
import { favoritesPage } from "./nl/favorites-page.ts";
import { estateFacts } from "./nl/estate-facts.ts";
import { estate } from "./nl/estate.ts";
import { formErrors } from "./nl/form-errors.ts";
import { listing } from "./nl/listing.ts";
import { map } from "./nl/map.ts";
import { mail } from "./nl/mail.ts";
import { rentals } from "./nl/rentals.ts";
import { stays } from "./nl/stays.ts";
import { subscription } from "./nl/subscription.ts";
import { subscriptionMail } from "./nl/subscription-mail.ts";
import { statements } from "./nl/statements.ts";
import { visit } from "./nl/visit.ts";
import { visitMail } from "./nl/visit-mail.ts";
import { visitorForms } from "./nl/visitor-forms.ts";

/** Dutch is the product's first language: its keys are all the keys there are. */
export const nl = {
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

/** A key of the dictionaries, plural forms included. */
export type WordKey = keyof typeof nl;
