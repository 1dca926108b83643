export const errors = {
  "errors.offline.title": "Vous êtes hors ligne",
  "errors.offline.text":
    "Dès que votre connexion sera rétablie, vous pourrez poursuivre. Ce que vous avez saisi est conservé.",
  "gallery.loadError": "Le contenu demandé ne peut pas être chargé. Veuillez réessayer plus tard.",
} as const;
