import type { CostSource } from "./cost-rule.ts";

export const READ_ON = "2026-11-23";

const FLEMISH_TAX_CODE = {
  nl: "Vlaamse Codex Fiscaliteit",
  fr: "Code flamand de la Fiscalité",
  en: "Flemish Tax Code",
  de: "Flämischer Steuerkodex",
} as const;

const REGISTRATION_CODE = {
  nl: "Wetboek der registratierechten",
  fr: "Code des droits d’enregistrement",
  en: "Registration Duties Code",
  de: "Registrierungsgebührengesetzbuch",
} as const;

const FLEMISH_PAGES =
  "https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht";

export const FLANDERS_OWN_HOME: CostSource = {
  act: FLEMISH_TAX_CODE,
  article: "art. 2.9.4.2.11",
  page: `${FLEMISH_PAGES}/tarieven-in-het-verkooprecht/verlaagd-tarief-in-het-verkooprecht-voor-de-aankoop-van-de-enige-eigen-woning`,
  readOn: READ_ON,
  checked: true,
};

export const FLANDERS_GENERAL: CostSource = {
  act: FLEMISH_TAX_CODE,
  article: null,
  page: `${FLEMISH_PAGES}/tarieven-in-het-verkooprecht/algemeen-tarief-in-het-verkooprecht`,
  readOn: READ_ON,
  checked: true,
};

export const WALLONIA_OWN_HOME: CostSource = {
  act: {
    nl: "Waals decreet van 5 december 2024",
    fr: "Décret wallon du 5 décembre 2024",
    en: "Walloon Decree of 5 December 2024",
    de: "Wallonisches Dekret vom 5. Dezember 2024",
  },
  article: null,
  page: "https://notaire.be/immobilier/les-droits-denregistrement-abattements-et-taux-reduits/droits-denregistrement-en-region-wallonne",
  readOn: READ_ON,
  checked: true,
};

export const WALLONIA_GENERAL: CostSource = {
  ...WALLONIA_OWN_HOME,
  act: REGISTRATION_CODE,
  article: "art. 44",
};

export const BRUSSELS_OWN_HOME: CostSource = {
  act: REGISTRATION_CODE,
  article: "art. 46bis",
  page: "https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement",
  readOn: READ_ON,
  checked: true,
};

export const BRUSSELS_GENERAL: CostSource = {
  act: REGISTRATION_CODE,
  article: "art. 44",
  page: "https://finanzen.belgium.be/en/faq/registration-duty-brussels-hoofdstedelijk-gewest",
  readOn: READ_ON,
  checked: true,
};
