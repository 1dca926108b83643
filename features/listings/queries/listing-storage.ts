import type { Estate } from "../schema/estate.ts";
import type { SalesRep } from "../schema/media.ts";
import type { EstateFilters, EstateSearch } from "../schema/search.ts";
import type { AskedCities } from "../schema/suggestions.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Reader } from "#features/site/queries/reader.ts";
import { type AskedFacets, countFacets } from "../search/count-facets.ts";
import { type Labels, readLabels } from "../search/read-labels.ts";
import { type FoundEstates, searchEstates } from "../search/search-estates.ts";
import { findCities, findKnownCities } from "./find-cities.ts";
import { type Collection, findCollection } from "./find-collection.ts";
import { findContactInfo, findEstate, type FoundEstate, listEstateAddresses } from "./find-estate.ts";
import { findSimilar } from "./find-similar.ts";

declare module "#features/site/storage.ts" {
  interface Storage extends ListingStorage {}
}

export type ListingStorage = {
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
};

export function openListings(reader: Reader): ListingStorage {
  return {
    findCollection: findCollection.bind(null, reader),
    searchEstates: searchEstates.bind(null, reader),
    countFacets: countFacets.bind(null, reader),
    findEstate: findEstate.bind(null, reader),
    findContactInfo: findContactInfo.bind(null, reader),
    findSimilar: findSimilar.bind(null, reader),
    findCities: findCities.bind(null, reader),
    findKnownCities: findKnownCities.bind(null, reader),
    findLabels: readLabels.bind(null, reader),
    listEstateAddresses: listEstateAddresses.bind(null, reader),
  };
}
