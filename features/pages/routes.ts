import { subscribe } from "../alerts/subscribe.page.tsx";
import { subscribed } from "../alerts/subscribed.page.tsx";
import { subscription } from "../alerts/subscription.page.tsx";
import { unsubscribe } from "../alerts/unsubscribe.page.tsx";
import { estateForm } from "../contact/estate-form.page.tsx";
import { estateCosts } from "../estate/costs/costs.page.tsx";
import { estate, estateShort, projectUnit } from "../estate/estate.page.tsx";
import { saleCalendar } from "../estate/sale-calendar.ts";
import { comparison } from "../favorites/compare/comparison.page.tsx";
import { favorites } from "../favorites/favorites.page.tsx";
import { rental } from "../rentals/rental.page.tsx";
import { rentalCalendar } from "../rentals/rental-calendar.ts";
import { stayRequest } from "../rentals/stay-request.page.tsx";
import { cancelAppointment } from "../visits/cancel-visit.page.tsx";
import { visit } from "../visits/visit.page.tsx";
import { visitBooked } from "../visits/visit-booked.page.tsx";
import { visitCalendar } from "../visits/visit-calendar.ts";
import type { ScreenId } from "#domain/locale/screens.ts";
import type { SitePage, SiteResource } from "#features/site/site-page.ts";
import { statement } from "./statement.page.tsx";

/** What answers at each screen of `domain/locale/screens.ts`, in every language. */
export const ROUTES: Readonly<Record<ScreenId, SitePage | SiteResource>> = {
  privacy: statement("privacyStatement"),
  terms: statement("termsOfUse"),
  accessibility: statement("accessibility"),
  favorites,
  comparison,
  subscribe,
  subscribed,
  unsubscribe,
  subscription,
  "estate-contact": estateForm("contact"),
  "estate-friend": estateForm("friend"),
  "estate-costs": estateCosts,
  "estate-short": estateShort,
  estate,
  "project-unit": projectUnit,
  "sale-calendar": saleCalendar,
  visit,
  "visit-booked": visitBooked,
  "visit-calendar": visitCalendar,
  "cancel-appointment": cancelAppointment,
  holiday: rental,
  "rental-calendar": rentalCalendar,
  "stay-request": stayRequest("stay-requests"),
  "stay-answer": stayRequest("stay-answers"),
};
