import { hrefOf } from "#domain/locale/href.ts";
import { findRentalNode } from "../../export/exported-rentals.ts";
import { RENTALS_FILE } from "../../files/bundle-files.ts";
import type { ContentResource } from "./resource.ts";

/** A holiday home with its periods, by its number. */
export function rentalResource(id: number): ContentResource {
  return {
    subject: `rentals/${id}`,
    file: RENTALS_FILE,
    within: null,
    read: ({ client, site, dataDir }) => findRentalNode(client, { siteId: site.id, dataDir }, id),
    bundleWith: async (_store, document) => ({
      files: { [RENTALS_FILE]: { ...(document as object), id } },
    }),
    bundleWithout: null,
    addresses: async ({ site }) =>
      Object.fromEntries(
        site.locales.map((locale) => [locale, hrefOf({ type: "rentalUnit", rentalUnitId: id }, locale)]),
      ),
  };
}
