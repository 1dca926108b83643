import { huyzenGuides } from "../../entity/huyzen-guides.ts";
import { HUYZEN_STOCK } from "../../stock/huyzen-stock.ts";
import type { AgencyPlan } from "../agency.ts";
import { collectionsNamed } from "../collection-names.ts";
import { salesRepsFrom } from "../sales-reps.ts";
import { HUYZEN_MENUS } from "./menus.ts";
import { huyzenPages } from "./pages.ts";
import { HUYZEN_PROJECTS } from "./projects.ts";
import { HUYZEN_REPS, huyzenRepsOf } from "./sales-reps.ts";
import { huyzenSite } from "./site.ts";

export const HUYZEN: AgencyPlan = {
  name: "huyzen",
  prefix: "HZ",
  firstId: 1001,
  stock: HUYZEN_STOCK,
  projects: HUYZEN_PROJECTS,
  salesReps: (gallery) => salesRepsFrom(HUYZEN_REPS, "huyzen", gallery),
  repsOf: huyzenRepsOf,
  site: huyzenSite,
  pages: huyzenPages,
  entities: huyzenGuides,
  menus: HUYZEN_MENUS,
  collections: collectionsNamed([
    "fresh",
    "investment",
    "character",
    "energyFit",
    "sold",
    "newBuild",
    "starters",
    "seaView",
  ]),
  translations: {
    nl: { "listing.empty": "Geen panden gevonden die aan uw wensen voldoen." },
    fr: { "listing.empty": "Aucun bien ne correspond à vos souhaits." },
    en: { "listing.empty": "No properties found that match your wishes." },
    de: { "listing.empty": "Keine Immobilien gefunden, die Ihren Wünschen entsprechen." },
  },
};
