export const listing = {
  "listing.epc": "Label PEB",
  "listing.bedrooms.one": "{count} chambre",
  "listing.bedrooms.other": "{count} chambres",
  "listing.bathrooms.one": "{count} salle de bains",
  "listing.bathrooms.other": "{count} salles de bains",
  "listing.sold": "Vendu",
  "listing.rented": "Loué",
  "listing.priceFrom": "à partir de",
  "listing.priceOnRequest": "Prix sur demande",
  "listing.empty": "Nous n’avons trouvé aucun bien qui correspond à vos souhaits.",
} as const;
