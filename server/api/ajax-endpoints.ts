import { estateAjax } from "#features/listings/api/ajax.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import { captcha } from "./contact/captcha.ts";
import { contactFormHandler } from "./contact/contact-form.ts";
import { sendToAFriend } from "./contact/send-to-a-friend.ts";
import { visitForm } from "./visit/live-agenda.ts";
import { notifications } from "./subscription/notifications.ts";
import { rentalRequestForm } from "./rental/reservations.ts";
import { stayRequests } from "./rental/stay-requests.ts";

/** What a page asks of its own origin; the host name says for which site. */
export const AJAX_ENDPOINTS: readonly Endpoint[] = [
  ...visitForm,
  ...rentalRequestForm,
  ...stayRequests,
  contactFormHandler,
  sendToAFriend,
  captcha,
  ...notifications,
  ...estateAjax,
];
