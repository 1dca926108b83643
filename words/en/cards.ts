/** Words of the card of a home, and of finding one's way between homes, wherever they stand. */
export const cards = {
  "listing.epc": "{certificate} label",
  "listing.bedrooms.one": "{count} bedroom",
  "listing.bedrooms.other": "{count} bedrooms",
  "listing.bathrooms.one": "{count} bathroom",
  "listing.bathrooms.other": "{count} bathrooms",
  "listing.sold": "Sold",
  "listing.rented": "Rented",
  "listing.takenOver": "Taken over",
  "listing.underOption": "Under option",
  "listing.priceFrom": "from",
  "listing.bouquet": "bouquet",
  "listing.annuity": "+ {annuity} a month",
  "listing.priceOnRequest": "Price on request",
  "listing.search": "Search",
  "listing.clear": "Clear all",
  "estate.breadcrumbs": "Breadcrumbs",
} as const;
