/** Keys of the words that a card may say, for those who render cards of estates in the browser. */
export const CARD_MESSAGES: readonly string[] = [
  "listing.annuity",
  "listing.bathrooms",
  "listing.bedrooms",
  "listing.bouquet",
  "listing.energyLabel",
  "listing.epc",
  "listing.priceFrom",
  "listing.priceOnRequest",
  "listing.publicSale",
  "listing.rented",
  "listing.sold",
  "listing.takenOver",
  "listing.underOption",
];
