import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { StickerName } from "../home/home.ts";

export type StickerRow = { id: number; name: Multilingual; color: string | null; colorText: string | null };

/** White on black text means "no colours chosen": such a sticker takes the site's own. */
export const STICKERS: Record<StickerName, StickerRow> = {
  sold: {
    id: 1,
    name: { nl: "Verkocht", fr: "Vendu", en: "Sold", de: "Verkauft" },
    color: null,
    colorText: null,
  },
  rented: {
    id: 2,
    name: { nl: "Verhuurd", fr: "Loué", en: "Rented", de: "Vermietet" },
    color: null,
    colorText: null,
  },
  fresh: {
    id: 3,
    name: { nl: "Nieuw", fr: "Nouveau", en: "New", de: "Neu" },
    color: "#3f6f5f",
    colorText: "#ffffff",
  },
  option: {
    id: 4,
    name: { nl: "In optie", fr: "Sous option", en: "Under option", de: "Reserviert" },
    color: "#c48a2c",
    colorText: "#1d2528",
  },
  lower: {
    id: 5,
    name: { nl: "Nieuwe prijs", fr: "Nouveau prix", en: "New price", de: "Neuer Preis" },
    color: "#7a3e6b",
    colorText: "#ffffff",
  },
  exclusive: {
    id: 6,
    name: { nl: "Exclusief", fr: "Exclusivité", en: "Sole agent", de: "Exklusiv" },
    color: "#ffffff",
    colorText: "#000000",
  },
  seaView: {
    id: 7,
    name: { nl: "Zeezicht", fr: "Vue mer", en: "Sea view", de: "Meerblick" },
    color: "#17627f",
    colorText: "#ffffff",
  },
  lastUnits: {
    id: 9,
    name: { nl: "Laatste units", fr: "Derniers lots", en: "Last units", de: "Letzte Einheiten" },
    color: "#a8452f",
    colorText: "#ffffff",
  },
  notary: {
    id: 8,
    name: { nl: "Openbare verkoop", fr: "Vente publique", en: "Public sale", de: "Öffentlicher Verkauf" },
    color: "#2c3b41",
    colorText: "#ffffff",
  },
};
