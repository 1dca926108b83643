import type { CardView } from "../card/card-view.ts";

/** A card of a terraced house in Ghent, changed where a test says so. */
export function card(changes: Partial<CardView> = {}): CardView {
  return {
    id: 12,
    href: "/nl/aanbod/12/rijwoning-te-koop-in-gent",
    picture: null,
    title: { text: "Rijwoning met stadstuin", locale: "nl" },
    subType: { text: "Rijwoning", locale: "nl" },
    street: "Zuidstationstraat 14",
    city: "9000 Gent",
    price: { text: "€\u00a0389.000,00", before: null, period: null, annuity: null },
    state: null,
    isPublicSale: false,
    sticker: null,
    bedrooms: 3,
    bathrooms: 1,
    area: "168,00\u00a0m²",
    land: null,
    energyLabel: "B",
    certificate: "EPC",
    ...changes,
  };
}
