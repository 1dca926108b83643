/** Words of the card of a home, and of finding one's way between homes, wherever they stand. */
export const cards = {
  "listing.epc": "Label {certificate}",
  "listing.bedrooms.one": "{count} chambre",
  "listing.bedrooms.other": "{count} chambres",
  "listing.bathrooms.one": "{count} salle de bains",
  "listing.bathrooms.other": "{count} salles de bains",
  "listing.sold": "Vendu",
  "listing.rented": "Loué",
  "listing.takenOver": "Remis",
  "listing.underOption": "Sous option",
  "listing.priceFrom": "à partir de",
  "listing.bouquet": "bouquet",
  "listing.annuity": "+ {annuity} par mois",
  "listing.priceOnRequest": "Prix sur demande",
  "listing.search": "Rechercher",
  "listing.clear": "Tout effacer",
  "estate.breadcrumbs": "Fil d’Ariane",
} as const;
