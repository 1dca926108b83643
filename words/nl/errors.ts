/** Words of what failed outside the error pages. */
export const errors = {
  "errors.offline.title": "U bent offline",
  "errors.offline.text":
    "Zodra uw verbinding terug is, kunt u weer verder kijken. Wat u invulde, blijft staan.",
  "gallery.loadError": "De gevraagde inhoud kan niet geladen worden. Probeer het later opnieuw.",
  "errors.search": "We kunnen het aanbod nu niet ophalen. Probeer het zo meteen opnieuw.",
} as const;
