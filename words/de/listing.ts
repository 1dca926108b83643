export const listing = {
  "listing.epc": "EPC-Label",
  "listing.bedrooms.one": "{count} Schlafzimmer",
  "listing.bedrooms.other": "{count} Schlafzimmer",
  "listing.bathrooms.one": "{count} Badezimmer",
  "listing.bathrooms.other": "{count} Badezimmer",
  "listing.sold": "Verkauft",
  "listing.rented": "Vermietet",
  "listing.priceFrom": "ab",
  "listing.priceOnRequest": "Preis auf Anfrage",
  "listing.empty": "Wir haben keine Immobilien gefunden, die Ihren Wünschen entsprechen.",
} as const;
