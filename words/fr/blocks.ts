export const blocks = {
  "slider.name": "diaporama",
  "slider.pictures": "Photos",
  "slider.pause": "Arrêter le diaporama",
  "slider.play": "Lancer le diaporama",
  "slider.show": "Montrer la photo {number} sur {total}",
  "popUp.name": "Annonce",
  "popUp.close": "Fermer",
  "entity.moreOf": "Plus dans",
  "entity.more": "À lire aussi",
};
