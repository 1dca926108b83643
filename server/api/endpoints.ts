import { agreements } from "#features/pages/api/agreements.ts";
import { assets } from "#features/site/api/assets.ts";
import { collections, estates } from "#features/listings/api/estates.ts";
import { entities, pages, navigation } from "#features/pages/api/pages.ts";
import { estatePages } from "#features/estate/api.ts";
import { type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { liveAgenda } from "#features/visits/api/live-agenda.ts";
import { visitDecisions } from "#features/visits/api/visit-decisions.ts";
import { rentalReads } from "#features/rentals/api/rental-reads.ts";
import { rentalReservations } from "#features/rentals/api/reservations.ts";
import { search } from "#features/listings/api/search.ts";
import { mapMessages } from "#features/map/api.ts";
import { sites } from "#features/site/api/sites.ts";
import { translations } from "#features/site/api/translations.ts";
import { estateAjax } from "#features/listings/api/ajax.ts";
import { captcha } from "#features/contact/api/captcha.ts";
import { notifications } from "#features/alerts/api/notifications.ts";
import { stayDecisions } from "#features/rentals/api/stay-decisions.ts";
import { stayRequests } from "#features/rentals/api/stay-requests.ts";
import { rentalEndpoints } from "#bundle/write-api/rentals/rental-endpoints.ts";
import { agendaEndpoints } from "#bundle/write-api/agendas/agenda-endpoints.ts";
import { mediaReads } from "#bundle/write-api/media-reads.ts";
import { mediaWrites } from "#bundle/write-api/media-writes.ts";
import { listingChoices } from "#bundle/write-api/listings/listing-choices.ts";
import { listingReads } from "#bundle/write-api/listings/listing-reads.ts";
import { estateWrites } from "#bundle/write-api/estate-writes.ts";
import { contentLists } from "#bundle/write-api/content/list/content-list.ts";
import { contentWrites } from "#bundle/write-api/content/content-writes.ts";
import { importWrites } from "#bundle/write-api/imports/import-writes.ts";
import { deskPasskeySignIn } from "#features/desk/api/passkey-sign-in.ts";
import { deskPasskeys } from "#features/desk/api/passkeys.ts";
import { figuresEndpoints } from "#features/figures/api.ts";
import { deskPeople } from "#features/desk/api/people.ts";
import { contentVersions } from "#bundle/write-api/versions/content-versions.ts";
import { listingVersions } from "#bundle/write-api/versions/listing-versions.ts";
import { draftEndpoints } from "#bundle/write-api/drafts/draft-endpoints.ts";
import { siteVersions } from "#bundle/write-api/versions/site-versions.ts";
import { deskSessions } from "#features/desk/api/sessions.ts";
import { signInLinks } from "#features/desk/api/sign-in-links.ts";
import { leads } from "#features/privacy/leads/api.ts";
import { siteExport } from "#bundle/write-api/site-export.ts";
import { sourceDeliveries } from "#bundle/sources/run/source-deliveries.ts";
import { sourceEvents } from "#bundle/sources/run/source-events.ts";
import { FORMS } from "../forms.ts";
import { AppError } from "#features/site/api/app-error.ts";

async function refuse(): Promise<never> {
  throw new AppError("not-implemented");
}

const notImplemented = [
  siteEndpoint({
    method: "POST",
    path: "/policy-log",
    group: "Not implemented",
    summary: "Write an entry in the policy log",
    operationId: "policyLog",
    problems: ["not-implemented"],
    handle: refuse,
  }),
  siteEndpoint({
    method: "GET",
    path: "/privacy-statement",
    group: "Not implemented",
    summary: "The privacy statement",
    operationId: "privacyStatement",
    problems: ["not-implemented"],
    handle: refuse,
  }),
];

/** Every call there is: the router and the published document are both made from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...sites,
  ...navigation,
  ...pages,
  ...entities,
  ...search,
  ...estates,
  ...rentalReservations,
  ...rentalReads,
  ...estatePages,
  ...collections,
  ...translations,
  ...agreements,
  ...assets,
  ...liveAgenda,
  ...listingReads,
  ...listingChoices,
  ...estateWrites,
  ...contentLists,
  ...contentWrites,
  ...contentVersions,
  ...listingVersions,
  siteVersions,
  ...agendaEndpoints,
  ...rentalEndpoints,
  ...mediaReads,
  ...draftEndpoints,
  ...mediaWrites,
  ...importWrites,
  ...siteExport,
  ...leads,
  ...visitDecisions,
  ...stayDecisions,
  signInLinks,
  ...deskSessions,
  ...figuresEndpoints,
  ...deskPeople,
  ...deskPasskeys,
  ...deskPasskeySignIn,
  sourceEvents,
  sourceDeliveries,
  ...notImplemented,
];

/** What a page asks of its own origin; the host name says for which site. */
export const AJAX_ENDPOINTS: readonly Endpoint[] = [
  ...stayRequests,
  captcha,
  ...notifications,
  ...estateAjax,
  mapMessages,
  ...Object.values(FORMS).map(({ endpoint }) => endpoint),
];
