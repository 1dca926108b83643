import type { Locale } from "#domain/locale/locale.ts";
import type { Appointment, ReservationInput, Reserved, Slots, VisitForm } from "./appointment/appointment.ts";
import { NotImplementedError } from "./client/not-implemented-error.ts";
import { type RentalCalls, rentalCalls } from "./client/rental-calls.ts";
import { type SubscriptionCalls, subscriptionCalls } from "./client/subscription-calls.ts";
import { type CallOptions, type ClientLogLine, createTransport, messageOf } from "./client/transport.ts";
import type { Transport, TransportOptions } from "./client/transport.ts";
import type { FormTaken } from "./contact/contact-form.ts";
import type { ContactInfo } from "./estate/contact-info.ts";
import type { Estate } from "./estate/estate.ts";
import type { EstatePage } from "./estate/estate-page.ts";
import type { EstateFamily } from "./estate/family.ts";
import type {
  EstateFilters,
  EstateFiltersInput,
  EstateResults,
  EstateSearchInput,
} from "./listing/search.ts";
import type { CitySuggestions, SimilarEstates } from "./listing/suggestions.ts";
import type { CustomEntity, PublishedItem } from "./site/entity.ts";
import type { LocaleAgreements } from "./site/agreement.ts";
import type { EstateCollection } from "./site/collection.ts";
import type { MENU_TYPES, MenuItem, Page, Translations } from "./site/page.ts";
import type { Site } from "./site/site.ts";

export type MenuType = (typeof MENU_TYPES)[number];

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
export type EstateSearchAnswer = EstateResults & { readonly error?: Error };

/** An estate with who to call about it; null when the agency named nobody. */
export type EstateWithContact = { readonly estate: Estate; readonly contactInfo: ContactInfo | null };

/** The content address that a page names, and any text that makes another address. */
export type AskedAsset = { readonly hash?: string; readonly version?: string };

export type ClientOptions = Omit<TransportOptions, "log"> & {
  /** Where the API lives: `/api` on the own origin, or an absolute address. */
  readonly basePath: string;
  readonly log?: (line: ClientLogLine) => void;
};

/** Calls that have a file of their own. */
type Calls = RentalCalls & SubscriptionCalls;

export type Client = Calls & {
  readonly siteId: string;
  readonly locale: Locale;
  site(call?: CallOptions): Promise<Site>;
  siteByHostname(hostname: string, call?: CallOptions): Promise<Site>;
  navigation(type: MenuType, call?: CallOptions): Promise<MenuItem[]>;
  navigationItem(type: MenuType, itemId: number, call?: CallOptions): Promise<MenuItem>;
  pages(call?: CallOptions): Promise<Page[]>;
  /** The page at a path of the call's language, without its prefix: `over-ons/team`; empty is the home page. */
  pageByUrl(url: string, call?: CallOptions): Promise<Page>;
  page(pageId: number, call?: CallOptions): Promise<Page>;
  entities(call?: CallOptions): Promise<CustomEntity[]>;
  entityItems(name: string, call?: CallOptions): Promise<PublishedItem[]>;
  /** Never throws. */
  searchEstates(search: EstateSearchInput, call?: CallOptions): Promise<EstateSearchAnswer>;
  /** Never throws; empty when it failed. */
  estateFilters(search: EstateFiltersInput, call?: CallOptions): Promise<Partial<EstateFilters>>;
  estate(estateId: number, call?: CallOptions): Promise<EstateWithContact>;
  /** What the estate's page in a language is; the call's own language without one. */
  estatePage(estateId: number, call?: CallOptions): Promise<EstatePage>;
  contactInfo(estateId: number, call?: CallOptions): Promise<ContactInfo | null>;
  /** The entities of a project, asked by the project's id or by one of theirs. */
  estateGroup(estateId: number, call?: CallOptions): Promise<EstateFamily>;
  collection(collectionId: number, call?: CallOptions): Promise<EstateCollection>;
  translations(locale: Locale, call?: CallOptions): Promise<Translations>;
  agreements(locale: Locale, call?: CallOptions): Promise<LocaleAgreements>;
  /** A file of the site's bundle, by its name in media/. */
  asset(name: string, asked?: AskedAsset, call?: CallOptions): Promise<Blob>;
  similarEstates(estateId: number, call?: CallOptions): Promise<SimilarEstates>;
  searchCity(words: string, call?: CallOptions): Promise<CitySuggestions>;
  /** What a visitor filled in; a 422 names what is wrong in their language. */
  contactForm(fields: object, call?: CallOptions): Promise<FormTaken>;
  sendToAFriend(fields: object, call?: CallOptions): Promise<FormTaken>;
  /** The times at which an estate can be visited, from a day or moment to another one. */
  visitSlots(
    estateId: number,
    window?: { readonly from?: string; readonly to?: string },
    call?: CallOptions,
  ): Promise<Slots>;
  bookVisit(reservation: ReservationInput, call?: CallOptions): Promise<Reserved>;
  /** The same by the fields of a page's form, each by its own name. */
  bookVisitByForm(fields: Partial<Record<keyof VisitForm, unknown>>, call?: CallOptions): Promise<Reserved>;
  appointment(appointmentId: string, call?: CallOptions): Promise<Appointment>;
  cancelVisit(appointmentId: string, call?: CallOptions): Promise<null>;
  policyLog(): Promise<never>;
  privacyStatement(): Promise<never>;
};

/**
 * The calls of one site's visitor, over any fetch: the browser's own, or the server's app in process (specification, point 7).
 * Reads throw an `HttpError` when the answer is not OK; searches never throw (product decision, point 4).
 * Example: `createClient({ basePath: "/api", fetch, siteId: "huyzen", locale: "nl" }).estate(12)`.
 */
export function createClient({ basePath, log = writeToConsole, ...options }: ClientOptions): Client {
  const transport = createTransport({ ...options, log });
  const base = basePath.replace(/(?<!\/)\/+$/, "");
  const under = (path: string, call?: CallOptions) =>
    `${base}/sites/${encodeURIComponent(call?.siteId ?? options.siteId)}${path}`;
  return {
    siteId: options.siteId,
    locale: options.locale,
    ...siteCalls(transport, base, under),
    ...searchCalls(transport, under, log),
    ...rentalCalls({ transport, under, locale: options.locale, log }),
    ...estateCalls(transport, under, options.locale),
    ...ajaxCalls(transport, options.locale),
    ...subscriptionCalls(transport, options.locale),
    ...visitCalls(transport, under, options.locale),
    policyLog: () => Promise.reject(new NotImplementedError("policy log")),
    privacyStatement: () => Promise.reject(new NotImplementedError("privacy statement")),
  };
}

type Under = (path: string, call?: CallOptions) => string;

function siteCalls(transport: Transport, base: string, under: Under) {
  return {
    site: (call?: CallOptions) => transport.get<Site>(under("", call), call),
    siteByHostname: (hostname: string, call?: CallOptions) =>
      transport.get<Site>(`${base}/sites/by-hostname/${encodeURIComponent(hostname)}`, call),
    navigation: (type: MenuType, call?: CallOptions) =>
      transport.get<MenuItem[]>(under(`/navigation/${type}`, call), call),
    navigationItem: (type: MenuType, itemId: number, call?: CallOptions) =>
      transport.get<MenuItem>(under(`/navigation/${type}/${itemId}`, call), call),
    pages: (call?: CallOptions) => transport.get<Page[]>(under("/pages/", call), call),
    pageByUrl: (url: string, call?: CallOptions) =>
      transport.get<Page>(under(`/pages/by-url/${encodePath(url)}`, call), call),
    page: (pageId: number, call?: CallOptions) => transport.get<Page>(under(`/pages/${pageId}`, call), call),
    entities: (call?: CallOptions) => transport.get<CustomEntity[]>(under("/entities", call), call),
    entityItems: (name: string, call?: CallOptions) =>
      transport.get<PublishedItem[]>(under(`/entities/${encodeURIComponent(name)}/items`, call), call),
    collection: (collectionId: number, call?: CallOptions) =>
      transport.get<EstateCollection>(under(`/estate-collections/${collectionId}`, call), call),
    translations: (locale: Locale, call?: CallOptions) =>
      transport.get<Translations>(`${base}/translations/${locale}`, call),
    agreements: (locale: Locale, call?: CallOptions) =>
      transport.get<LocaleAgreements>(under(`/agreements?locale=${locale}`, call), call),
    asset: (name: string, asked: AskedAsset = {}, call?: CallOptions) => {
      const query = new URLSearchParams(asked).toString();
      return transport.getFile(under(`/assets/${encodePath(name)}${query && `?${query}`}`, call), call);
    },
  };
}

function searchCalls(transport: Transport, under: Under, log: (line: ClientLogLine) => void) {
  return {
    async searchEstates(search: EstateSearchInput, call?: CallOptions): Promise<EstateSearchAnswer> {
      try {
        return await transport.send<EstateResults>("POST", under("/estates", call), search, call);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
        return { total: { value: 0 }, results: [], error };
      }
    },
    async estateFilters(search: EstateFiltersInput, call?: CallOptions): Promise<Partial<EstateFilters>> {
      const url = under("/estate-filters", call);
      try {
        return await transport.send<EstateFilters>("POST", url, search, call);
      } catch (error) {
        log({ message: "filter options are not available", path: url, error: messageOf(error) });
        return {};
      }
    },
  };
}

function estateCalls(transport: Transport, under: Under, locale: Locale) {
  const contactInfo = (estateId: number, call?: CallOptions) =>
    transport.get<ContactInfo | null>(under(`/estates/${estateId}/contact-info`, call), call);
  return {
    contactInfo,
    estatePage: (estateId: number, call?: CallOptions) =>
      transport.get<EstatePage>(under(`/estate-pages/${call?.locale ?? locale}/${estateId}`, call), call),
    async estate(estateId: number, call?: CallOptions): Promise<EstateWithContact> {
      const [estate, contact] = await Promise.all([
        transport.get<Estate>(under(`/estates/v2/${estateId}`, call), call),
        // Optional by the specification: a page without its contact person beats no page.
        contactInfo(estateId, call).catch(() => null),
      ]);
      return { estate, contactInfo: contact };
    },
    estateGroup: (estateId: number, call?: CallOptions) =>
      transport.get<EstateFamily>(under(`/estates/group/${estateId}`, call), call),
  };
}

/** These stand beside the pages, under the language, and find their site by the host name. */
function ajaxCalls(transport: Transport, locale: Locale) {
  const ajax = (call?: CallOptions) => `/${call?.locale ?? locale}/ajax`;
  return {
    similarEstates: (estateId: number, call?: CallOptions) =>
      transport.get<SimilarEstates>(`${ajax(call)}/similar-estate/${estateId}`, call),
    contactForm: (fields: object, call?: CallOptions) =>
      transport.send<FormTaken>("POST", `${ajax(call)}/contact-form-handler`, fields, call),
    sendToAFriend: (fields: object, call?: CallOptions) =>
      transport.send<FormTaken>("POST", `${ajax(call)}/send-to-a-friend`, fields, call),
    searchCity: (words: string, call?: CallOptions) =>
      transport.get<CitySuggestions>(`${ajax(call)}/search-city?q=${encodeURIComponent(words)}`, call),
  };
}

function visitCalls(transport: Transport, under: Under, locale: Locale) {
  const appointment = (id: string, call?: CallOptions) =>
    under(`/live-agenda/reservation/${encodeURIComponent(id)}`, call);
  return {
    visitSlots: (estateId: number, window: { from?: string; to?: string } = {}, call?: CallOptions) =>
      transport.get<Slots>(`${under(`/live-agenda/${estateId}`, call)}?${new URLSearchParams(window)}`, call),
    bookVisit: (reservation: ReservationInput, call?: CallOptions) =>
      transport.send<Reserved>("POST", under("/live-agenda/reservation", call), reservation, call),
    bookVisitByForm: (fields: Partial<Record<keyof VisitForm, unknown>>, call?: CallOptions) =>
      transport.send<Reserved>("POST", `/${call?.locale ?? locale}/ajax/visit`, fields, call),
    appointment: (id: string, call?: CallOptions) => transport.get<Appointment>(appointment(id, call), call),
    cancelVisit: (id: string, call?: CallOptions) =>
      transport.send<null>("DELETE", appointment(id, call), undefined, call),
  };
}

function encodePath(url: string): string {
  return url.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
}

function writeToConsole(line: ClientLogLine): void {
  console.error(line.message, line);
}
