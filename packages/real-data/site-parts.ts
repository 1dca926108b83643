import type { z } from "zod";
import type { Page } from "../../features/site/schema/page.ts";
import type { Site } from "../../features/site/schema/site.ts";

const SALE = { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "zu-verkaufen" };
const RENT = { nl: "te-huur", fr: "a-louer", en: "to-rent", de: "zu-vermieten" };

/** A plain site around converted listings: a list of what is for sale, one of what is to let, and new projects. */
export function siteOf(): z.input<typeof Site> {
  return {
    id: "real",
    name: "Proefdata",
    hostnames: ["real.localhost"],
    locales: ["nl", "fr", "en", "de"],
    agency: {
      legalName: "Proefdata",
      address: { street: { nl: "Teststraat" }, number: "1", city: { id: 1, zip: "1000", name: "Brussel" } },
      phone: "+32 2 000 00 00",
      email: "test@real.example",
    },
  };
}

/** Where holiday homes are listed. */
const HOLIDAY: z.input<typeof Page> = {
  id: 5,
  paths: { nl: "vakantieverhuur", fr: "locations-de-vacances", en: "holiday-lets", de: "ferienwohnungen" },
  title: { nl: "Vakantieverhuur" },
  blocks: [{ id: "rentals", type: "rental-list", heading: { nl: "Vakantieverhuur" } }],
};

export const PAGES: ReadonlyArray<z.input<typeof Page>> = [
  listingPage(1, { nl: "", fr: "", en: "", de: "" }, "Alle panden", {}),
  listingPage(2, SALE, "Te koop", { terms: { "general.transaction.id": [1, 3] } }),
  listingPage(3, RENT, "Te huur", { terms: { "general.transaction.id": [2] } }),
  {
    ...listingPage(4, { nl: "per-type", fr: "par-type", en: "by-type", de: "nach-typ" }, "Per type", {}),
    blocks: [
      {
        id: "groups",
        type: "estate-list",
        groupBy: "type",
        groupOptions: ["type", "subtype", "city", "status"],
      },
    ],
  },
  HOLIDAY,
];

function listingPage(
  id: number,
  paths: Record<string, string>,
  title: string,
  where: object,
): z.input<typeof Page> {
  return {
    id,
    paths,
    title: { nl: title },
    blocks: [
      {
        id: "list",
        type: "estate-list",
        heading: { nl: title },
        view: "grid",
        where,
        groupOptions: ["city"],
      },
    ],
  };
}

export function menusOf() {
  const main = PAGES.map(({ id, title }) => ({ id, label: title, pageId: id }));
  return { main, footer: [], legal: [] };
}
