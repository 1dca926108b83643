import { Entities } from "#features/pages/entity/schema.ts";
import { Menus, Page } from "#features/site/schema/page.ts";
import { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import { Site } from "#features/site/schema/site.ts";
import type { SiteContent } from "#bundle/commit/write-site.ts";

const AGENCY = {
  legalName: "Voorbeeld bv",
  address: { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } },
  phone: "+32 9 000 00 00",
  email: "info@voorbeeld.example",
};

const REFERENCE = ReferenceData.parse({
  headTypes: [
    { id: 1, name: { nl: "Huis", fr: "Maison", en: "House", de: "Haus" } },
    { id: 3, name: { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" } },
    { id: 7, name: { nl: "Project", fr: "Projet", en: "Project", de: "Projekt" } },
  ],
  subTypes: [{ id: 10, name: { nl: "Woning", fr: "Maison", en: "House", de: "Haus" }, headTypeId: 1 }],
  transactions: [
    { id: 1, name: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" } },
    { id: 6, name: { nl: "Verhuurd", fr: "Loué", en: "Rented", de: "Vermietet" } },
  ],
  cities: [
    { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand", en: "Ghent" } },
    { id: 2, zip: "8400", name: "Oostende", alias: { fr: "Ostende", en: "Ostend" } },
  ],
  countries: [{ id: "BE", name: { nl: "België", fr: "Belgique", en: "Belgium", de: "Belgien" } }],
});

/** The default site: three languages, nested menus, a word of its own; listings that are let are hidden. */
export const HUYZEN: SiteContent = {
  site: Site.parse({
    id: "huyzen",
    name: "Huyzen",
    hostnames: ["huyzen.localhost", "localhost"],
    locales: ["nl", "fr", "en"],
    isDefault: true,
    agency: AGENCY,
    settings: { hiddenStatus: [6] },
  }),
  menus: Menus.parse({
    main: [
      {
        id: 1,
        label: { nl: "Te koop" },
        pageId: 2,
        children: [{ id: 11, label: { nl: "Huizen" }, link: "/nl/te-koop?type=1" }],
      },
    ],
    legal: [{ id: 3, label: { nl: "Contact" }, link: "mailto:info@voorbeeld.example" }],
  }),
  pages: [
    { id: 1, paths: { nl: "", fr: "", en: "" }, title: { nl: "Welkom", fr: "Bienvenue" } },
    { id: 2, paths: { nl: "aanbod-huizen/te-koop", fr: "maisons/a-vendre" }, title: { nl: "Te koop" } },
  ].map((page) => Page.parse(page)),
  reference: REFERENCE,
  collections: Collections.parse([{ id: 5, name: { nl: "In de kijker" } }]),
  agreements: { privacy: { nl: "Huyzen bewaart niets." } },
  entities: Entities.parse([
    {
      name: "guides",
      title: { nl: "Wijken" },
      pageId: 2,
      fields: [{ name: "homes", label: { nl: "Woningen" }, kind: "number" }],
      items: [
        {
          id: 1,
          title: { nl: "Dok-Noord" },
          paths: { nl: "dok-noord", en: "dok-noord" },
          values: { homes: 80 },
        },
        { id: 2, title: { nl: "Rabot" } },
      ],
    },
  ]),
  translations: { nl: { "list.empty": "Niets gevonden bij Huyzen" } },
};

/** A second agency on the same deployment, with the same ids for other things. */
export const ZILT: SiteContent = {
  site: Site.parse({
    id: "zilt",
    name: "Zilt",
    hostnames: ["zilt.localhost"],
    locales: ["nl", "de"],
    defaultLocale: "de",
    agency: { ...AGENCY, legalName: "Zilt bv" },
  }),
  menus: Menus.parse({ main: [{ id: 2, label: { nl: "Zee" }, link: "/nl" }] }),
  pages: [Page.parse({ id: 7, paths: { nl: "zee", de: "meer" }, title: { nl: "Zee" } })],
  reference: REFERENCE,
  collections: Collections.parse([{ id: 6, name: { nl: "Zeezicht" } }]),
  agreements: {},
  translations: {},
};
