import { z } from "zod";
import { mediaUrl } from "#platform/media/address.ts";
import { MEDIA_SIZES, type MediaUse } from "#platform/media/sizes.ts";
import { OfferedPeriod } from "../schema/period.ts";
import { mediaSizeOf, PHOTO_SIZES } from "../photo-address.ts";
import { RentalPhotoAddress } from "../schema/photo.ts";
import { RentalFilters, RentalFiltersRequest, RentalResults, RentalSearch } from "../schema/search.ts";
import { RentalUnit } from "../schema/unit.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { findUnit, rentalFilters, rentalPeriods, searchRentals } from "./rental-queries.ts";

const UNIT_ID = { id: "Id of the holiday home" };

export const rentalSearch = siteEndpoint({
  method: "POST",
  path: "/rental-units",
  group: "Holiday rentals",
  summary: "Search holiday homes: conditions, a page of the results",
  description:
    "Values of one list are ORed, lists are ANDed. What speaks of periods must hold for one that can still be asked for: free, long enough, and not sooner than the site's notice (`settings.stayNoticeDays`). `priceFrom` is the cheapest such stay in euro, with all that every guest pays.",
  operationId: "searchRentalUnits",
  body: RentalSearch,
  answer: RentalResults,
  problems: [],
  handle: async (call) => answer(await searchRentals(call, call.body)),
});

/** Everything about holiday homes that changes nothing. */
export const rentalReads = [
  rentalSearch,
  siteEndpoint({
    method: "POST",
    path: "/rental-units/filters",
    group: "Holiday rentals",
    summary: "What a search of holiday homes can ask for",
    description: "Periods are those that can still be asked for. The body is an empty object.",
    operationId: "rentalFilters",
    body: RentalFiltersRequest,
    answer: RentalFilters,
    problems: [],
    handle: async (call) => answer(await rentalFilters(call)),
  }),
  siteEndpoint({
    method: "GET",
    path: "/rental-units/{id}",
    group: "Holiday rentals",
    summary: "One holiday home",
    operationId: "rentalUnit",
    params: UNIT_ID,
    answer: RentalUnit,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await findUnit(call, requireId(call.params["id"]))),
  }),
  siteEndpoint({
    method: "GET",
    path: "/rental-units/{id}/periods",
    group: "Holiday rentals",
    summary: "The stays of a holiday home that have not ended, with what can no longer be asked for",
    operationId: "rentalPeriods",
    params: UNIT_ID,
    answer: z.array(OfferedPeriod),
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await rentalPeriods(call, requireId(call.params["id"]))),
  }),
  siteEndpoint({
    method: "GET",
    path: "/rental-units/photo/{photoId}/{size}",
    group: "Holiday rentals",
    summary: "A photo of a holiday home, at a size",
    description: `Leads on (303) to the picture. Sizes: ${[...Object.keys(PHOTO_SIZES), ...MEDIA_SIZES.keys()].join(", ")}.`,
    operationId: "rentalPhoto",
    params: { photoId: "Id of the photo", size: "Name of the size" },
    answer: RentalPhotoAddress,
    status: 303,
    problems: ["not-found"],
    async handle({ site, params, parts }) {
      const size = mediaSizeOf(params["size"] ?? "");
      const file = await parts.storage.rentals.photo(site.id, requireId(params["photoId"]));
      if (!size || !file) throw new AppError("not-found");
      const [use, width] = size.split("-") as [MediaUse, string];
      const address = mediaUrl(file, use, { width: Number(width) });
      return answer({ address }, { headers: { Location: address } });
    },
  }),
];
