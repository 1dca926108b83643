export const blocks = {
  "slider.name": "Bilderschau",
  "slider.pictures": "Fotos",
  "slider.pause": "Bilderschau anhalten",
  "slider.play": "Bilderschau starten",
  "slider.show": "Foto {number} von {total} zeigen",
  "popUp.name": "Mitteilung",
  "popUp.close": "Schließen",
  "entity.moreOf": "Mehr in",
  "entity.more": "Lesen Sie auch",
};
