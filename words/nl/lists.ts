/** Words of a list itself: how many homes, and more of them. */
export const lists = {
  "listing.results.one": "{count} pand",
  "listing.results.other": "{count} panden",
  "listing.unknownPlace": "We hebben niets in “{place}”. Kies een andere gemeente of postcode.",
  "listing.earlier": "Toon de vorige panden",
  "listing.loadMore": "Toon meer panden",
  "listing.loadingMore": "Meer panden worden geladen",
  "listing.loaded.one": "{count} pand erbij, {shown} van {total} getoond",
  "listing.loaded.other": "{count} panden erbij, {shown} van {total} getoond",
  "listing.shown": "{shown} van {total} panden",
  "listing.failedMore": "De volgende panden konden niet geladen worden.",
  "listing.retry": "Probeer opnieuw",
  "listing.keepInformed": "Hou me op de hoogte van deze zoektocht",
} as const;
