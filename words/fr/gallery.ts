/** Words of pictures and films, on an estate's page or in a block. */
export const gallery = {
  "gallery.photos": "Photos",
  "gallery.photo": "Photo {number} sur {total}",
  "gallery.close": "Fermer (Esc)",
  "gallery.zoom": "Zoomer ou dézoomer",
  "gallery.previous": "Photo précédente",
  "gallery.next": "Photo suivante",
  "gallery.show": "Afficher la photo {number}",
  "gallery.play": "Diaporama",
  "estate.enlarge": "Agrandir la photo {number} sur {total}",
  "estate.allPhotos": "Voir toutes les photos ({count})",
  "estate.mainVisit": "Visite virtuelle principale",
  "estate.visitNumber": "Visite virtuelle {number}",
  "estate.videoNumber": "Vidéo {number}",
  "estate.opensAt": "S’ouvre chez {provider}",
} as const;
