import type { z } from "zod";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Page } from "../../features/site/schema/page.ts";
import type { Site } from "../../features/site/schema/site.ts";

const SALE = { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "zu-verkaufen" };
const RENT = { nl: "te-huur", fr: "a-louer", en: "to-rent", de: "zu-vermieten" };

type Title = Readonly<Record<Locale, string>>;

const TITLES = {
  all: { nl: "Alle panden", fr: "Tous les biens", en: "All properties", de: "Alle Immobilien" },
  sale: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" },
  rent: { nl: "Te huur", fr: "À louer", en: "To rent", de: "Zu vermieten" },
  types: { nl: "Per type", fr: "Par type", en: "By type", de: "Nach Art" },
  holiday: {
    nl: "Vakantieverhuur",
    fr: "Locations de vacances",
    en: "Holiday lets",
    de: "Ferienwohnungen",
  },
} satisfies Readonly<Record<string, Title>>;

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
  title: TITLES.holiday,
  blocks: [{ id: "rentals", type: "rental-list", heading: TITLES.holiday }],
};

export const PAGES: ReadonlyArray<z.input<typeof Page>> = [
  listingPage(1, { nl: "", fr: "", en: "", de: "" }, TITLES.all, {}),
  listingPage(2, SALE, TITLES.sale, { terms: { "general.transaction.id": [1, 3] } }),
  listingPage(3, RENT, TITLES.rent, { terms: { "general.transaction.id": [2] } }),
  {
    ...listingPage(4, { nl: "per-type", fr: "par-type", en: "by-type", de: "nach-typ" }, TITLES.types, {}),
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
  title: Title,
  where: object,
): z.input<typeof Page> {
  return {
    id,
    paths,
    title,
    blocks: [
      {
        id: "list",
        type: "estate-list",
        heading: title,
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
