import type { Locale } from "../../locale/locale.ts";

export type Transaction = { readonly id: number; readonly name: Readonly<Record<Locale, string>> };

/** The transactions that an agency's reference data has unless it says otherwise (product decision, point 3). */
export const TRANSACTIONS: readonly Transaction[] = [
  { id: 1, name: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" } },
  { id: 2, name: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Zu vermieten" } },
  {
    id: 3,
    name: { nl: "Openbare verkoop", fr: "Vente publique", en: "Public sale", de: "Öffentlicher Verkauf" },
  },
  {
    id: 4,
    name: { nl: "Vakantieverhuur", fr: "Location saisonnière", en: "Seasonal let", de: "Ferienvermietung" },
  },
  { id: 5, name: { nl: "Verkocht", fr: "Vendu", en: "Sold", de: "Verkauft" } },
  { id: 6, name: { nl: "Verhuurd", fr: "Loué", en: "Rented", de: "Vermietet" } },
  {
    id: 8,
    name: {
      nl: "In optie (huur)",
      fr: "En option (location)",
      en: "Let with option",
      de: "Vermietung mit Option",
    },
  },
  { id: 10, name: { nl: "Over te nemen", fr: "À remettre", en: "For takeover", de: "Zu übernehmen" } },
];
