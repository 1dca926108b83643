/** Words of the card of a home, and of finding one's way between homes, wherever they stand. */
export const cards = {
  "listing.epc": "{certificate}-label",
  "listing.bedrooms.one": "{count} slaapkamer",
  "listing.bedrooms.other": "{count} slaapkamers",
  "listing.bathrooms.one": "{count} badkamer",
  "listing.bathrooms.other": "{count} badkamers",
  "listing.sold": "Verkocht",
  "listing.rented": "Verhuurd",
  "listing.takenOver": "Overgenomen",
  "listing.underOption": "In optie",
  "listing.priceFrom": "vanaf",
  "listing.bouquet": "boeket",
  "listing.annuity": "+ {annuity} per maand",
  "listing.priceOnRequest": "Prijs op aanvraag",
  "listing.search": "Zoeken",
  "listing.clear": "Wis alles",
  "estate.breadcrumbs": "Kruimelpad",
} as const;
