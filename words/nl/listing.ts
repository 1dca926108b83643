/** Words of lists of estates: cards, filters, paging. */
export const listing = {
  "listing.epc": "EPC-label",
  "listing.bedrooms.one": "{count} slaapkamer",
  "listing.bedrooms.other": "{count} slaapkamers",
  "listing.bathrooms.one": "{count} badkamer",
  "listing.bathrooms.other": "{count} badkamers",
  "listing.sold": "Verkocht",
  "listing.rented": "Verhuurd",
  "listing.priceFrom": "vanaf",
  "listing.priceOnRequest": "Prijs op aanvraag",
  "listing.empty": "We vonden geen panden die aan uw wensen voldoen.",
} as const;
