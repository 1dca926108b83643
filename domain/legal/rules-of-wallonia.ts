import { type AdvertisementRule, DWELLINGS } from "./advertisement-rule.ts";

const READ_ON = "2026-11-22";

/** The indicators of the Walloon certificate: its code, label, specific (Espec) and total (Etotal) consumption. */
export const RULES_OF_WALLONIA: readonly AdvertisementRule[] = [
  {
    id: "wallonia-peb",
    region: "WALLONIA",
    transaction: "any",
    types: DWELLINGS,
    since: "2015-01-01",
    facts: ["epcLabel", "epcValue", "epcTotal", "epcReference"],
    source: {
      act: "décret wallon du 28 novembre 2013 relatif à la performance énergétique des bâtiments",
      page: "https://www.parlement-wallonie.be/pwpages?p=interp-questions-voir&type=28&iddoc=86005",
      readOn: READ_ON,
      standing: "official",
    },
  },
  {
    // Article D.IV.100 took over what article 152 of the CWATUPE asked, which this page tells.
    id: "wallonia-planning",
    region: "WALLONIA",
    transaction: "sale",
    types: "any",
    since: "2017-06-01",
    facts: ["planningPermission", "planZone"],
    source: {
      act: "Code du Développement territorial (CoDT), art. D.IV.100",
      page: "https://gillescarnoy.be/2014/10/14/la-publicite-urbanistique-en-wallonie",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    id: "wallonia-rent",
    region: "WALLONIA",
    transaction: "rent",
    types: DWELLINGS,
    since: "2018-09-01",
    facts: ["rent", "charges"],
    source: {
      act: "décret wallon du 15 mars 2018 relatif au bail d’habitation",
      page: "https://bail-commercial.be/jurisprudence/wallonie/baux-generaux-wallonie/baux-dhabitation-baux-generaux-wallonie/informations-precontractuelles-et-forme-du-bail-dhabitation/",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
];
