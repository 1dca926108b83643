import { COLLECTION_IDS } from "../../estate/collections.ts";
import type { ListingRow } from "../listing-page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });
const transactions = (...ids: number[]) => ({ terms: { "general.transaction.id": ids } });

export const ZILT_LISTINGS: readonly ListingRow[] = [
  {
    id: 22,
    paths: words("kopen-aan-zee", "acheter-a-la-mer", "buy-by-the-sea", "kaufen-am-meer"),
    title: words("Kopen aan zee", "Acheter à la mer", "Buy by the sea", "Kaufen am Meer"),
    description: words(
      "Appartementen, studio’s en villa’s te koop van De Panne tot Knokke-Heist.",
      "Appartements, studios et villas à vendre de La Panne à Knokke-Heist.",
      "Apartments, studios and villas for sale from De Panne to Knokke-Heist.",
      "Wohnungen, Studios und Villen zum Kauf von De Panne bis Knokke-Heist.",
    ),
    intro: words(
      "Zevenenzestig kilometer kust, en wij kennen er elke dijk van.",
      "Soixante-sept kilomètres de côte, dont nous connaissons chaque digue.",
      "Sixty-seven kilometres of coast, and we know every promenade.",
      "Siebenundsechzig Kilometer Küste, und wir kennen jede Promenade.",
    ),
    list: { view: "grid", where: transactions(1, 3, 7, 10, 11), groupOptions: ["city", "type", "subtype"] },
  },
  {
    id: 23,
    paths: words("zeezicht", "vue-mer", "sea-view", "meerblick"),
    title: words("Met zicht op zee", "Avec vue sur mer", "With a view of the sea", "Mit Blick aufs Meer"),
    description: words(
      "Eersterangs aan zee: appartementen en penthouses op de dijk.",
      "En première ligne : appartements et penthouses sur la digue.",
      "Front row by the sea: apartments and penthouses on the promenade.",
      "Erste Reihe am Meer: Wohnungen und Penthouses an der Promenade.",
    ),
    intro: words(
      "Gesorteerd per badplaats, want wie zee zegt, zegt ook welk strand.",
      "Classés par station, car chacun a sa plage préférée.",
      "Sorted by resort, because everyone has a favourite beach.",
      "Nach Badeort sortiert, denn jeder hat seinen Lieblingsstrand.",
    ),
    list: {
      view: "cards",
      collectionIds: [COLLECTION_IDS.seaView],
      groupBy: "city",
      groupOptions: ["city", "subtype"],
      size: 40,
    },
  },
  {
    id: 24,
    paths: words("huren", "louer", "rent", "mieten"),
    title: words("Huren aan de kust", "Louer à la côte", "Renting on the coast", "Mieten an der Küste"),
    description: words(
      "Appartementen en huizen te huur, voor het hele jaar of voor een seizoen.",
      "Appartements et maisons à louer, à l’année ou pour une saison.",
      "Apartments and houses to let, all year or for a season.",
      "Wohnungen und Häuser zur Miete, ganzjährig oder für eine Saison.",
    ),
    intro: words(
      "Het hele jaar door of enkel de zomer.",
      "Toute l’année ou seulement l’été.",
      "All year round or just the summer.",
      "Das ganze Jahr oder nur den Sommer.",
    ),
    list: {
      view: "cards",
      where: transactions(2, 4, 8),
      groupBy: "status",
      groupOptions: ["status", "city"],
    },
  },
  {
    id: 26,
    paths: words("investeren-aan-zee", "investir-a-la-mer", "invest-by-the-sea", "investieren-am-meer"),
    title: words("Investeren aan zee", "Investir à la mer", "Invest by the sea", "Investieren am Meer"),
    description: words(
      "Studio’s, garages en opbrengstpanden aan de kust.",
      "Studios, garages et immeubles de rapport à la côte.",
      "Studios, garages and investment buildings on the coast.",
      "Studios, Garagen und Renditeobjekte an der Küste.",
    ),
    intro: words(
      "Klein beginnen mag: ook een garagebox brengt op.",
      "On peut commencer petit : un garage rapporte aussi.",
      "Start small if you like: a lock-up earns its keep too.",
      "Klein anfangen ist erlaubt: Auch eine Garage bringt Ertrag.",
    ),
    list: { view: "cards", collectionIds: [COLLECTION_IDS.investment], groupBy: "type" },
  },
  {
    id: 27,
    paths: words("verkocht", "vendu", "sold", "verkauft"),
    title: words("Verkocht en verhuurd", "Vendus et loués", "Sold and rented", "Verkauft und vermietet"),
    description: words(
      "Wat Zilt het voorbije jaar verkocht en verhuurde.",
      "Ce que Zilt a vendu et loué cette année.",
      "What Zilt sold and let over the past year.",
      "Was Zilt im letzten Jahr verkauft und vermietet hat.",
    ),
    intro: words(
      "Andere mensen wonen er al. Uw adres volgt.",
      "D’autres y habitent déjà. Votre adresse suivra.",
      "Other people live there already. Your address comes next.",
      "Andere wohnen schon dort. Ihre Adresse folgt.",
    ),
    list: { view: "cards", where: transactions(5, 6), groupBy: "city", groupOptions: ["city", "type"] },
  },
];
