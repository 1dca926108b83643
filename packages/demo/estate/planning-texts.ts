import type { Multilingual } from "../../../domain/locale/multilingual.ts";

export const VIOLATION: Multilingual = {
  nl: "Dagvaarding uitgebracht voor een niet-vergund bijgebouw",
  fr: "Citation signifiée pour une annexe non autorisée",
  en: "Summons issued for an outbuilding without a permit",
  de: "Vorladung wegen eines nicht genehmigten Nebengebäudes",
};

/** Brussels lets an advertisement say where the planning information can be had for nothing. */
export const PLANNING_INFORMATION: Multilingual = {
  nl: "Opgevraagd bij de gemeente; gratis op papier te krijgen op ons kantoor",
  fr: "Demandés à la commune ; disponibles gratuitement sur papier à notre agence",
  en: "Requested from the municipality; free on paper at our office",
  de: "Bei der Gemeinde beantragt; auf Papier kostenlos in unserem Büro erhältlich",
};
