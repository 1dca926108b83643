/** Words of the blocks that an agency builds its pages with. */
export const blocks = {
  "slider.name": "diavoorstelling",
  "slider.pictures": "Foto’s",
  "slider.pause": "Stop de diavoorstelling",
  "slider.play": "Start de diavoorstelling",
  "slider.show": "Toon foto {number} van {total}",
  "popUp.name": "Mededeling",
  "popUp.close": "Sluiten",
  "entity.moreOf": "Meer in",
  "entity.more": "Lees ook",
} as const;
