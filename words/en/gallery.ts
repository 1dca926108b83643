/** Words of pictures and films, on an estate's page or in a block. */
export const gallery = {
  "gallery.photos": "Photos",
  "gallery.photo": "Photo {number} of {total}",
  "gallery.close": "Close (Esc)",
  "gallery.zoom": "Zoom in and out",
  "gallery.previous": "Previous photo",
  "gallery.next": "Next photo",
  "gallery.show": "Show photo {number}",
  "gallery.play": "Slideshow",
  "estate.enlarge": "Enlarge photo {number} of {total}",
  "estate.allPhotos": "View all photos ({count})",
  "estate.mainVisit": "Main virtual visit",
  "estate.visitNumber": "Virtual visit {number}",
  "estate.videoNumber": "Video {number}",
  "estate.opensAt": "Opens at {provider}",
} as const;
