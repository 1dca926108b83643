import { cards } from "./de/cards.ts";
import { errors } from "./de/errors.ts";
import { favorites } from "./de/favorites.ts";
import { gallery } from "./de/gallery.ts";
import { lists } from "./de/lists.ts";
import { shell } from "./de/shell.ts";
import { blocks } from "./de/blocks.ts";
import { display } from "./de/display.ts";
import { favoritesPage } from "./de/favorites-page.ts";
import { estateFacts } from "./de/estate-facts.ts";
import { estate } from "./de/estate.ts";
import { formErrors } from "./de/form-errors.ts";
import { listing } from "./de/listing.ts";
import { map } from "./de/map.ts";
import { mail } from "./de/mail.ts";
import { rentals } from "./de/rentals.ts";
import { stays } from "./de/stays.ts";
import { subscription } from "./de/subscription.ts";
import { subscriptionMail } from "./de/subscription-mail.ts";
import { statements } from "./de/statements.ts";
import { visit } from "./de/visit.ts";
import { visitMail } from "./de/visit-mail.ts";
import { visitorForms } from "./de/visitor-forms.ts";
import type { WordKey } from "./nl.ts";

export const de: Readonly<Record<WordKey, string>> = {
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
