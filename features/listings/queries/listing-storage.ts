import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { countFacets } from "../search/count-facets.ts";
import { readLabels } from "../search-conditions/read-labels.ts";
import { searchEstates } from "../search/search-estates.ts";
import { findCities, findKnownCities } from "./find-cities.ts";
import { findFeedState, readFeedPart } from "./feed-listings.ts";
import { findPlaceNames } from "./find-place-names.ts";
import { findCollection } from "./find-collection.ts";
import { findContactInfo, findEstate, listEstateAddresses } from "./find-estate.ts";
import { findSimilar } from "./find-similar.ts";

declare module "#features/site/storage.ts" {
  interface Storage extends ReturnType<typeof openListings> {}
}

export function openListings(reader: DatabaseReader) {
  return {
    findCollection: findCollection.bind(null, reader),
    searchEstates: searchEstates.bind(null, reader),
    countFacets: countFacets.bind(null, reader),
    findEstate: findEstate.bind(null, reader),
    findContactInfo: findContactInfo.bind(null, reader),
    findSimilar: findSimilar.bind(null, reader),
    findCities: findCities.bind(null, reader),
    findKnownCities: findKnownCities.bind(null, reader),
    findPlaceNames: findPlaceNames.bind(null, reader),
    findLabels: readLabels.bind(null, reader),
    listEstateAddresses: listEstateAddresses.bind(null, reader),
    readFeedPart: readFeedPart.bind(null, reader),
    findFeedState: findFeedState.bind(null, reader),
  };
}
