export const errors = {
  "errors.offline.title": "You are offline",
  "errors.offline.text": "You can go on as soon as your connection is back. What you filled in is kept.",
  "gallery.loadError": "The requested content cannot be loaded. Please try again later.",
} as const;
