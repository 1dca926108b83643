export const listing = {
  "listing.epc": "EPC label",
  "listing.bedrooms.one": "{count} bedroom",
  "listing.bedrooms.other": "{count} bedrooms",
  "listing.bathrooms.one": "{count} bathroom",
  "listing.bathrooms.other": "{count} bathrooms",
  "listing.sold": "Sold",
  "listing.rented": "Rented",
  "listing.priceFrom": "from",
  "listing.priceOnRequest": "Price on request",
  "listing.empty": "We found no properties that match your wishes.",
} as const;
