/** Words of pictures and films, on an estate's page or in a block. */
export const gallery = {
  "gallery.photos": "Foto’s",
  "gallery.photo": "Foto {number} van {total}",
  "gallery.close": "Sluiten (Esc)",
  "gallery.zoom": "In- en uitzoomen",
  "gallery.previous": "Vorige foto",
  "gallery.next": "Volgende foto",
  "gallery.show": "Toon foto {number}",
  "gallery.play": "Diavoorstelling",
  "estate.enlarge": "Foto {number} van {total} vergroten",
  "estate.allPhotos": "Bekijk alle foto’s ({count})",
  "estate.mainVisit": "Virtueel hoofdbezoek",
  "estate.visitNumber": "Virtueel bezoek {number}",
  "estate.videoNumber": "Video {number}",
  "estate.opensAt": "Opent bij {provider}",
} as const;
