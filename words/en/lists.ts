/** Words of a list itself: how many homes, and more of them. */
export const lists = {
  "listing.results.one": "{count} property",
  "listing.results.other": "{count} properties",
  "listing.unknownPlace": "We have nothing in “{place}”. Choose another town or postcode.",
  "listing.earlier": "Show the earlier properties",
  "listing.loadMore": "Show more properties",
  "listing.loadingMore": "More properties are loading",
  "listing.loaded.one": "{count} more property, showing {shown} of {total}",
  "listing.loaded.other": "{count} more properties, showing {shown} of {total}",
  "listing.shown": "{shown} of {total} properties",
  "listing.failedMore": "The next properties could not be loaded.",
  "listing.retry": "Try again",
  "listing.keepInformed": "Keep me informed about this search",
} as const;
