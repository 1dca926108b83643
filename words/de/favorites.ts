export const favorites = {
  "favorites.name": "Favoriten",
  "favorites.count.one": "Favoriten: {count} Immobilie",
  "favorites.count.other": "Favoriten: {count} Immobilien",
  "favorites.keep": "{home} merken",
  "favorites.save": "Merken",
  "favorites.kept.one": "{home} ist gemerkt. Sie haben {count} Favoriten.",
  "favorites.kept.other": "{home} ist gemerkt. Sie haben {count} Favoriten.",
  "favorites.dropped.one": "{home} ist kein Favorit mehr. Es bleibt {count} Favorit.",
  "favorites.dropped.other": "{home} ist kein Favorit mehr. Es bleiben {count} Favoriten.",
  "favorites.full": "Sie haben schon {count} Favoriten. Entfernen Sie einen, um Platz zu schaffen.",
} as const;
