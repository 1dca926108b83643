/** Words of pictures and films, on an estate's page or in a block. */
export const gallery = {
  "gallery.photos": "Fotos",
  "gallery.photo": "Foto {number} von {total}",
  "gallery.close": "Schließen (Esc)",
  "gallery.zoom": "Vergrößern oder verkleinern",
  "gallery.previous": "Vorheriges Foto",
  "gallery.next": "Nächstes Foto",
  "gallery.show": "Foto {number} zeigen",
  "gallery.play": "Diashow",
  "estate.enlarge": "Foto {number} von {total} vergrößern",
  "estate.allPhotos": "Alle Fotos ansehen ({count})",
  "estate.mainVisit": "Virtueller Hauptrundgang",
  "estate.visitNumber": "Virtueller Rundgang {number}",
  "estate.videoNumber": "Video {number}",
  "estate.opensAt": "Öffnet sich bei {provider}",
} as const;
