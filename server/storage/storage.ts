import type { Estate } from "#contract/estate/estate.ts";
import type { SalesRep } from "#contract/estate/media.ts";
import type { EstateFilters, EstateGroup, EstateSearch } from "#contract/listing/search.ts";
import type { AskedCities } from "#contract/listing/suggestions.ts";
import type { Agreements } from "#contract/site/agreement.ts";
import type { CustomEntity, EntityItem } from "#contract/site/entity.ts";
import type { Menus, Page, Translations } from "#contract/site/page.ts";
import type { Collections, ReferenceData } from "#contract/site/reference.ts";
import type { Site } from "#contract/site/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Appointments } from "./appointments/appointments.ts";
import type { Rentals } from "./rental/rentals.ts";
import type { Mails } from "./mails/mails.ts";
import type { AskedFacets } from "./search/count-facets.ts";
import type { Labels } from "./search/read-labels.ts";
import type { Secrets } from "#platform/secrets/secrets.ts";
import type { Stays } from "./stays/stays.ts";
import type { Submissions } from "./submissions/submissions.ts";
import type { Subscriptions } from "./subscriptions/subscriptions.ts";
import type { Tokens } from "#platform/secrets/tokens.ts";

/** A published estate, one that was taken off (a tombstone), or none that ever was. */
export type FoundEstate =
  | { readonly kind: "published"; readonly estate: Estate }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

/** One page of a search; `resultsJson` is the JSON array of the results as the database wrote it, passed on unparsed. */
export type FoundEstates = {
  readonly total: number;
  readonly resultsJson: string;
  readonly groups?: EstateGroup[];
};

export type Collection = Collections[number] & { readonly estateIds: number[] };

/**
 * When an import last changed what a site says, as RFC 3339; null where nobody knows. Rows count for themselves: pages by
 * id, items by entity and id.
 */
export type ContentMoments = {
  readonly site: string | null;
  readonly agreements: string | null;
  readonly pages: Readonly<Record<string, string | null>>;
  readonly items: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The last listing that came, changed or went, and the last holiday home that came or changed. */
  readonly listings: string | null;
  readonly rentals: string | null;
};

/** What an import or a visitor's request changed: the whole site (words, pages, theme), or some estates and holiday homes. */
export type Change = {
  readonly siteId: string;
  readonly scope: "site" | number[];
  readonly rentals?: readonly number[];
  /** Something may be seen no more: a listing was taken off, or an address or a price hidden. */
  readonly withdraws?: true;
};

/**
 * Everything that the server keeps, site by site: the site id comes first in every call, and no call sees two sites.
 * Addresses that are hidden were emptied or snapped before they were stored where these calls read.
 */
export type Storage = {
  findSite(siteId: string): Promise<Site | null>;
  findSiteByHostname(hostname: string): Promise<Site | null>;
  findDefaultSite(): Promise<Site | null>;
  findMenus(siteId: string): Promise<Menus>;
  findPages(siteId: string): Promise<Page[]>;
  findReference(siteId: string): Promise<ReferenceData>;
  findTranslations(siteId: string, locale: Locale): Promise<Translations>;
  findAgreements(siteId: string): Promise<Agreements>;
  /** Kinds of content of the agency's own, without their items. */
  findEntities(siteId: string): Promise<CustomEntity[]>;
  /** Null when the site has no entity of that name. */
  findEntityItems(siteId: string, name: string): Promise<EntityItem[] | null>;
  findContentMoments(siteId: string): Promise<ContentMoments>;
  /** The content address of a file of the bundle's media folder, or null. */
  findAsset(siteId: string, name: string): Promise<string | null>;
  findCollection(siteId: string, collectionId: number): Promise<Collection | null>;
  searchEstates(siteId: string, search: EstateSearch, locale: Locale): Promise<FoundEstates>;
  countFacets(siteId: string, asked: AskedFacets, locale: Locale): Promise<EstateFilters>;
  findEstate(siteId: string, estateId: number): Promise<FoundEstate>;
  findContactInfo(siteId: string, estateId: number): Promise<SalesRep | null>;
  /** Cards, best match first: same transaction, head type, near, like price and size. */
  findSimilar(siteId: string, estateId: number, limit: number): Promise<string>;
  /** Cities that have listings, whose name, alias or postcode starts like the words; at most `limit`. */
  findCities(
    siteId: string,
    words: string,
    locale: Locale,
    limit: number,
  ): Promise<Array<{ id: number; zip: string | null; name: string; count: number }>>;
  /** The same among all cities that the agency names, also where it has nothing now; by words, or by their ids. */
  findKnownCities(
    siteId: string,
    asked: AskedCities,
    locale: Locale,
    limit: number,
  ): Promise<Array<{ id: number; zip: string | null; name: string; count: number }>>;
  /** The names of what listings point to, in a language. */
  findLabels(siteId: string, locale: Locale): Promise<Labels>;
  /** Ids and publication moments for a sitemap. */
  listEstateAddresses(siteId: string): Promise<Array<{ id: number; uri: Estate["uri"]; changedAt: string }>>;
  readonly mails: Mails;
  /** Deletes what visitors gave and its site keeps no longer; the answer counts by kind. */
  expirePersonalData(now: Date): Promise<Readonly<Record<string, number>>>;
  readonly submissions: Submissions;
  readonly subscriptions: Subscriptions;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly appointments: Appointments;
  readonly rentals: Rentals;
  readonly stays: Stays;
  /** Calls back after an import committed on any server of this database; the answer stops it. */
  onChange(listener: (change: Change) => void): () => void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};
