export const favorites = {
  "favorites.name": "Favourites",
  "favorites.count.one": "Favourites: {count} property",
  "favorites.count.other": "Favourites: {count} properties",
  "favorites.keep": "Save {home}",
  "favorites.save": "Save",
  "favorites.kept.one": "{home} is saved. You have {count} favourite.",
  "favorites.kept.other": "{home} is saved. You have {count} favourites.",
  "favorites.dropped.one": "{home} is no longer a favourite. You have {count} favourite left.",
  "favorites.dropped.other": "{home} is no longer a favourite. You have {count} favourites left.",
  "favorites.full": "You already have {count} favourites. Remove one to make room.",
} as const;
