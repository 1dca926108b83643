import type { z } from "zod";
import type { Site } from "../../../../features/site/schema/site.ts";
import type { Calendar } from "../../estate/calendar.ts";
import { townNamed } from "../../place/towns.ts";
import type { Gallery } from "../../pictures.ts";
import { closingDays } from "../closing-days.ts";
import { cityOf } from "../../place/city-of.ts";
import { weekOf } from "../opening-hours.ts";
import { SUPERVISOR } from "../supervisor.ts";

const GHENT_OFFICE = {
  street: { nl: "Coupure Links" },
  number: "12",
  city: cityOf(townNamed("9000", "Gent")),
};
const DEINZE_OFFICE = {
  street: { nl: "Tolpoortstraat" },
  number: "40",
  city: cityOf(townNamed("9800", "Deinze")),
};
const LONG_DAY = "09:00-12:30 13:30-18:00";

export function huyzenSite(gallery: Gallery, calendar: Calendar): z.input<typeof Site> {
  const logo = gallery.logo("huyzen");
  return {
    id: "huyzen",
    name: "Huyzen",
    slogan: {
      nl: "Thuiskomen begint aan de gevel",
      fr: "Rentrer chez soi commence à la façade",
      en: "Coming home begins at the façade",
      de: "Nach Hause kommen beginnt an der Fassade",
    },
    hostnames: ["localhost", "huyzen.localhost", "127.0.0.1"],
    locales: ["nl", "fr", "en", "de"],
    defaultLocale: "nl",
    isDefault: true,
    theme: { scheme: "auto" },
    logo,
    logoDark: gallery.darkLogo(),
    favicon: logo,
    socialImage: gallery.social(
      "huyzen",
      "Huyzen",
      "Huizen, appartementen en nieuwbouw in Gent en de Leiestreek",
    ),
    agency: {
      legalName: "Huyzen Vastgoed bv",
      address: GHENT_OFFICE,
      phone: "+32 9 000 00 00",
      email: "hallo@huyzen.example",
      enterpriseNumber: "0000.000.097",
      vatNumber: "BE 0000.000.097",
      bivTitle: {
        nl: "Vastgoedmakelaar-bemiddelaar, erkend in België",
        fr: "Agent immobilier intermédiaire, agréé en Belgique",
        en: "Real-estate broker, recognised in Belgium",
        de: "Immobilienvermittler, in Belgien zugelassen",
      },
      bivNumber: "BIV 500.001",
      supervisor: SUPERVISOR,
      insurer: "Borgwacht Verzekeringen nv",
      policyNumber: "000.000.001",
    },
    offices: [
      {
        id: 1,
        name: { nl: "Kantoor Gent", fr: "Agence de Gand", en: "Ghent office", de: "Büro Gent" },
        address: GHENT_OFFICE,
        location: { latitude: 51.0529, longitude: 3.7126 },
        phone: "+32 9 000 00 00",
        email: "gent@huyzen.example",
        hours: weekOf([
          LONG_DAY,
          LONG_DAY,
          LONG_DAY,
          "appointment",
          "09:00-12:30 13:30-17:00",
          "10:00-13:00",
          "",
        ]),
        exceptions: closingDays(calendar),
      },
      {
        id: 2,
        name: { nl: "Kantoor Deinze", fr: "Agence de Deinze", en: "Deinze office", de: "Büro Deinze" },
        address: DEINZE_OFFICE,
        location: { latitude: 50.9826, longitude: 3.5297 },
        phone: "+32 9 000 00 50",
        email: "deinze@huyzen.example",
        hours: weekOf([LONG_DAY, "appointment", LONG_DAY, LONG_DAY, "09:00-12:30 13:30-17:00", "", ""]),
        exceptions: closingDays(calendar),
      },
    ],
    settings: { hiddenStatus: [6], retentionMonths: 24 },
  };
}
