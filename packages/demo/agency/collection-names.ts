import { COLLECTION_IDS, type CollectionName } from "../estate/collections.ts";

const NAMES: Record<CollectionName, { nl: string; fr: string; en: string; de: string }> = {
  fresh: {
    nl: "Nieuw in de etalage",
    fr: "Nouveau en vitrine",
    en: "New in the window",
    de: "Neu im Schaufenster",
  },
  seaView: { nl: "Zeezicht", fr: "Vue mer", en: "Sea view", de: "Meerblick" },
  investment: { nl: "Investeren", fr: "Investir", en: "Investing", de: "Investieren" },
  character: {
    nl: "Panden met karakter",
    fr: "Biens de caractère",
    en: "Homes of character",
    de: "Häuser mit Charakter",
  },
  energyFit: {
    nl: "Energiezuinig",
    fr: "Économes en énergie",
    en: "Energy-efficient",
    de: "Energieeffizient",
  },
  sold: {
    nl: "Verkocht en verhuurd",
    fr: "Vendus et loués",
    en: "Sold and rented",
    de: "Verkauft und vermietet",
  },
  newBuild: { nl: "Nieuwbouw", fr: "Constructions neuves", en: "New build", de: "Neubau" },
  starters: { nl: "Eerste woning", fr: "Première maison", en: "First home", de: "Erstes Zuhause" },
};

export function collectionsNamed(names: readonly CollectionName[]) {
  return names.map((name) => ({ id: COLLECTION_IDS[name], name: NAMES[name] }));
}
