export const errors = {
  "errors.offline.title": "Sie sind offline",
  "errors.offline.text":
    "Sobald Ihre Verbindung wieder steht, können Sie weitersuchen. Ihre Eingaben bleiben erhalten.",
  "gallery.loadError":
    "Der angeforderte Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.",
} as const;
