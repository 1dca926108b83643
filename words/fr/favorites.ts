export const favorites = {
  "favorites.name": "Favoris",
  "favorites.count.one": "Favoris\u00a0: {count} bien",
  "favorites.count.other": "Favoris\u00a0: {count} biens",
  "favorites.keep": "Garder {home}",
  "favorites.save": "Garder",
  "favorites.kept.one": "{home} est gardé. Vous avez {count} favori.",
  "favorites.kept.other": "{home} est gardé. Vous avez {count} favoris.",
  "favorites.dropped.one": "{home} n’est plus un favori. Il vous reste {count} favori.",
  "favorites.dropped.other": "{home} n’est plus un favori. Il vous reste {count} favoris.",
  "favorites.full": "Vous avez déjà {count} favoris. Retirez-en un pour faire de la place.",
} as const;
