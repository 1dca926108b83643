import { estateAjax } from "#features/listings/api/ajax.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import { captcha } from "#features/contact/api/captcha.ts";
import { contactFormHandler } from "#features/contact/api/contact-form.ts";
import { sendToAFriend } from "#features/contact/api/send-to-a-friend.ts";
import { visitForm } from "#features/visits/api/live-agenda.ts";
import { notifications } from "#features/alerts/api/notifications.ts";
import { rentalRequestForm } from "#features/rentals/api/reservations.ts";
import { stayRequests } from "#features/rentals/api/stay-requests.ts";

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
