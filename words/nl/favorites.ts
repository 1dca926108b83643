/** Words of the heart on every home, and of the way to what a visitor keeps. */
export const favorites = {
  "favorites.name": "Favorieten",
  "favorites.count.one": "Favorieten: {count} pand",
  "favorites.count.other": "Favorieten: {count} panden",
  "favorites.keep": "Bewaar {home}",
  "favorites.save": "Bewaar",
  "favorites.kept.one": "{home} is bewaard. U hebt {count} favoriet.",
  "favorites.kept.other": "{home} is bewaard. U hebt {count} favorieten.",
  "favorites.dropped.one": "{home} is geen favoriet meer. U hebt nog {count} favoriet.",
  "favorites.dropped.other": "{home} is geen favoriet meer. U hebt nog {count} favorieten.",
  "favorites.full": "U hebt al {count} favorieten. Verwijder er een om plaats te maken.",
} as const;
