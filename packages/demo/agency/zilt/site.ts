import { ZILT_NOT_FOUND } from "../../site/zilt-not-found.ts";
import type { z } from "zod";
import type { Site, Theme } from "../../../../features/site/schema/site.ts";
import type { Calendar } from "../../estate/calendar.ts";
import { townNamed } from "../../place/towns.ts";
import type { Gallery } from "../../pictures.ts";
import { cityOf } from "../../place/city-of.ts";
import { closingDays } from "../closing-days.ts";
import { weekOf } from "../opening-hours.ts";
import { SUPERVISOR } from "../supervisor.ts";

const OSTEND_OFFICE = {
  street: { nl: "Van Iseghemlaan" },
  number: "18",
  city: cityOf(townNamed("8400", "Oostende")),
};
const KNOKKE_OFFICE = {
  street: { nl: "Lippenslaan" },
  number: "64",
  city: cityOf(townNamed("8300", "Knokke-Heist")),
};
const COXYDE_OFFICE = {
  street: { nl: "Zeelaan" },
  number: "105",
  city: cityOf(townNamed("8670", "Koksijde")),
};
const DAY = "09:30-12:00 13:30-18:00";

/** Sea and sand; text and buttons reach AA on every surface. */
const SEA_AND_SAND: z.input<typeof Theme> = {
  paper: "#fbf7ee",
  card: "#ffffff",
  ink: "#12323d",
  muted: "#4d656e",
  line: "#e7dcc6",
  accent: "#1a667c",
  band: "#0e3a48",
  fresh: "#2b7464",
  option: "#e2b04a",
  radiusCard: 24,
  radiusControl: 22,
  displayFont: "instrument-sans",
  textFont: "instrument-sans",
};

export function ziltSite(gallery: Gallery, calendar: Calendar): z.input<typeof Site> {
  const logo = gallery.logo("zilt");
  const exceptions = closingDays(calendar);
  return {
    id: "zilt",
    name: "Zilt",
    slogan: {
      nl: "Wonen waar het land ophoudt",
      fr: "Habiter là où la terre s’arrête",
      en: "Live where the land ends",
      de: "Wohnen, wo das Land endet",
    },
    hostnames: ["zilt.localhost"],
    locales: ["nl", "fr", "de", "en"],
    defaultLocale: "nl",
    isDefault: false,
    theme: SEA_AND_SAND,
    logo,
    favicon: logo,
    socialImage: gallery.social("zilt", "Zilt", "Appartementen en villa’s aan de Belgische kust"),
    agency: {
      legalName: "Zilt Kustvastgoed nv",
      address: OSTEND_OFFICE,
      phone: "+32 59 00 00 00",
      email: "ahoi@zilt.example",
      enterpriseNumber: "0000.000.196",
      vatNumber: "BE 0000.000.196",
      bivTitle: {
        nl: "Vastgoedmakelaar-bemiddelaar en syndicus, erkend in België",
        fr: "Agent immobilier intermédiaire et syndic, agréé en Belgique",
        en: "Real-estate broker and managing agent, recognised in Belgium",
        de: "Immobilienvermittler und Verwalter, in Belgien zugelassen",
      },
      bivNumber: "BIV 500.011",
      supervisor: SUPERVISOR,
      insurer: "Borgwacht Verzekeringen nv",
      policyNumber: "000.000.002",
    },
    offices: [
      {
        id: 11,
        name: { nl: "Zilt Oostende", fr: "Zilt Ostende", en: "Zilt Ostend", de: "Zilt Ostende" },
        address: OSTEND_OFFICE,
        location: { latitude: 51.2295, longitude: 2.9189 },
        phone: "+32 59 00 00 00",
        email: "oostende@zilt.example",
        hours: weekOf([DAY, DAY, "", DAY, DAY, "10:00-17:00", "10:00-12:30"]),
        exceptions,
      },
      {
        id: 12,
        name: { nl: "Zilt Knokke", fr: "Zilt Knokke", en: "Zilt Knokke", de: "Zilt Knokke" },
        address: KNOKKE_OFFICE,
        location: { latitude: 51.3466, longitude: 3.2881 },
        phone: "+32 50 00 00 00",
        email: "knokke@zilt.example",
        hours: weekOf([DAY, "appointment", "", DAY, DAY, "10:00-18:00", "10:00-18:00"]),
        exceptions,
      },
      {
        id: 13,
        name: { nl: "Zilt Koksijde", fr: "Zilt Coxyde", en: "Zilt Koksijde", de: "Zilt Koksijde" },
        address: COXYDE_OFFICE,
        location: { latitude: 51.1128, longitude: 2.6389 },
        phone: "+32 58 00 00 00",
        email: "koksijde@zilt.example",
        hours: weekOf(["appointment", DAY, "", DAY, DAY, "10:00-17:00", ""]),
        exceptions,
      },
    ],
    redirects: [
      { from: "/nl/te-koop", to: "/nl/kopen-aan-zee" },
      { from: "/index.php", to: "/nl" },
    ],
    settings: { hiddenStatus: [], retentionMonths: 18, notFoundPageId: ZILT_NOT_FOUND.id },
  };
}
