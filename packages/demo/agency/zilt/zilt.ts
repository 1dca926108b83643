import { ziltNews } from "../../entity/zilt-news.ts";
import { ZILT_STOCK } from "../../stock/zilt-stock.ts";
import { planRentals, rentalCalendars } from "../../rental/plan-rentals.ts";
import type { AgencyPlan } from "../agency.ts";
import { collectionsNamed } from "../collection-names.ts";
import { salesRepsFrom } from "../sales-reps.ts";
import { ZILT_MENUS } from "./menus.ts";
import { ziltPages } from "./pages.ts";
import { ZILT_PROJECTS } from "./projects.ts";
import { ZILT_REPS, ziltRepsOf } from "./sales-reps.ts";
import { ziltSite } from "./site.ts";

export const ZILT: AgencyPlan = {
  name: "zilt",
  prefix: "ZL",
  firstId: 5001,
  stock: ZILT_STOCK,
  projects: ZILT_PROJECTS,
  salesReps: (gallery) => salesRepsFrom(ZILT_REPS, "zilt", gallery),
  repsOf: ziltRepsOf,
  site: ziltSite,
  pages: ziltPages,
  entities: ziltNews,
  rentals: planRentals,
  calendars: rentalCalendars,
  menus: ZILT_MENUS,
  collections: collectionsNamed([
    "seaView",
    "fresh",
    "investment",
    "character",
    "energyFit",
    "sold",
    "newBuild",
    "starters",
  ]),
  translations: {
    nl: { "listing.empty": "Hier is het eb: geen panden gevonden die aan uw wensen voldoen." },
    fr: { "listing.empty": "Marée basse : aucun bien ne correspond à vos souhaits." },
    en: { "listing.empty": "The tide is out: no properties found that match your wishes." },
    de: { "listing.empty": "Hier ist Ebbe: keine Immobilien gefunden, die Ihren Wünschen entsprechen." },
  },
};
