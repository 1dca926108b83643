/** Words of a list itself: how many homes, and more of them. */
export const lists = {
  "listing.results.one": "{count} bien",
  "listing.results.other": "{count} biens",
  "listing.unknownPlace":
    "Nous n’avons rien à «\u00a0{place}\u00a0». Choisissez une autre commune ou un autre code postal.",
  "listing.earlier": "Voir les biens précédents",
  "listing.loadMore": "Voir plus de biens",
  "listing.loadingMore": "D’autres biens se chargent",
  "listing.loaded.one": "{count} bien ajouté, {shown} affichés sur {total}",
  "listing.loaded.other": "{count} biens ajoutés, {shown} affichés sur {total}",
  "listing.shown": "{shown} biens sur {total}",
  "listing.failedMore": "Les biens suivants n’ont pas pu être chargés.",
  "listing.retry": "Réessayer",
  "listing.keepInformed": "Tenez-moi au courant de cette recherche",
} as const;
