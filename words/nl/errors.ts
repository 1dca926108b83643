/** Words of what failed outside the error pages. */
export const errors = {
  "errors.offline.title": "U bent offline",
  "errors.offline.text":
    "Zodra uw verbinding terug is, kunt u weer verder kijken. Wat u invulde, blijft staan.",
  "gallery.loadError": "De gevraagde inhoud kan niet geladen worden. Probeer het later opnieuw.",
} as const;
