/** Words of a list itself: how many homes, and more of them. */
export const lists = {
  "listing.results.one": "{count} Immobilie",
  "listing.results.other": "{count} Immobilien",
  "listing.unknownPlace": "Wir haben nichts in „{place}“. Wählen Sie eine andere Gemeinde oder Postleitzahl.",
  "listing.earlier": "Vorherige Immobilien zeigen",
  "listing.loadMore": "Mehr Immobilien zeigen",
  "listing.loadingMore": "Weitere Immobilien werden geladen",
  "listing.loaded.one": "{count} weitere Immobilie, {shown} von {total} angezeigt",
  "listing.loaded.other": "{count} weitere Immobilien, {shown} von {total} angezeigt",
  "listing.shown": "{shown} von {total} Immobilien",
  "listing.failedMore": "Die nächsten Immobilien konnten nicht geladen werden.",
  "listing.retry": "Erneut versuchen",
  "listing.keepInformed": "Zu dieser Suche auf dem Laufenden bleiben",
} as const;
