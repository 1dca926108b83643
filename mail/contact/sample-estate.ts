import type { MailEstate } from "../parts/estate-card.tsx";

/** For previews and tests. */
export const SAMPLE_ESTATE: MailEstate = {
  title: "Herenhuis met stadstuin",
  place: "Coupure 12, 9000 Gent",
  price: "€ 389.000,00",
  reference: "HZ-0012",
  path: "/nl/aanbod/12/herenhuis-gent-coupure-12",
  picture: "0f".repeat(16),
};
