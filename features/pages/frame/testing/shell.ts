import type { ShellView } from "../../shell-view.ts";

const dutch = (text: string) => ({ text, locale: "nl" }) as const;
/** What stands around the pages of an agency of two languages. */
export const SHELL: ShellView = {
  locale: "nl",
  locales: ["nl", "fr"],
  defaultLocale: "nl",
  siteId: "huyzen",
  siteName: "Huyzen",
  slogan: null,
  homeHref: "/nl",
  favoritesHref: "/nl/favorieten",
  logo: null,
  favicon: null,
  touchIcon: null,
  socialImage: null,
  themeCss: "",
  darkScheme: null,
  fonts: [],
  menus: {
    main: [
      { id: 1, label: dutch("Te koop"), href: "/nl/te-koop", children: [] },
      {
        id: 2,
        label: dutch("Over ons"),
        href: "/nl/over-ons",
        children: [{ id: 3, label: dutch("Team"), href: "/nl/over-ons/team", children: [] }],
      },
    ],
    footer: [],
    legal: [],
  },
  agency: {
    legalName: "Huyzen bv",
    street: "Coupure Links 12",
    city: "9000 Gent",
    phone: "+32 9 000 00 00",
    email: "hallo@huyzen.example",
    enterpriseNumber: "0000.000.097",
    vatNumber: null,
    bivTitle: "Vastgoedmakelaar-bemiddelaar",
    bivNumber: "500.001",
    supervisor: null,
    insurer: "Borgwacht",
    policyNumber: "1",
  },
  offices: [],
  social: [],
  words: {},
};
