/** Words of the card of a home, and of finding one's way between homes, wherever they stand. */
export const cards = {
  "listing.epc": "{certificate}-Label",
  "listing.bedrooms.one": "{count} Schlafzimmer",
  "listing.bedrooms.other": "{count} Schlafzimmer",
  "listing.bathrooms.one": "{count} Badezimmer",
  "listing.bathrooms.other": "{count} Badezimmer",
  "listing.sold": "Verkauft",
  "listing.rented": "Vermietet",
  "listing.takenOver": "Übernommen",
  "listing.underOption": "Reserviert",
  "listing.priceFrom": "ab",
  "listing.bouquet": "Bouquet",
  "listing.annuity": "+ {annuity} im Monat",
  "listing.priceOnRequest": "Preis auf Anfrage",
  "listing.search": "Suchen",
  "listing.clear": "Alles löschen",
  "estate.breadcrumbs": "Navigationspfad",
} as const;
