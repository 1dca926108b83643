import type { MappingRow } from "../../mapping-row.ts";
import { extra, extraText, facility, leftOut } from "../../row-kinds.ts";

/** What the buyer or tenant pays the agency. */
export const COMMISSION_ROWS: readonly MappingRow[] = [
  facility(
    "preise.provisionspflichtig",
    "Commissie voor de koper of huurder",
    "Commission à charge de l’acheteur ou du locataire",
    "Commission for the buyer or tenant",
    "Provisionspflichtig",
  ),
  extraText(
    "preise.aussen_courtage.#text",
    "Commissie voor de koper of huurder",
    "Commission à charge de l’acheteur ou du locataire",
    "Commission for the buyer or tenant",
    "Außencourtage",
  ),
  { path: "preise.aussen_courtage.@mit_mwst", readWith: "preise.aussen_courtage.#text" },
  extraText(
    "preise.courtage_hinweis",
    "Over de commissie",
    "À propos de la commission",
    "About the commission",
    "Courtagehinweis",
  ),
  ...leftOut(
    "concerns the agency and its client, or other agencies, only",
    "preise.innen_courtage.#text",
    "preise.innen_courtage.@mit_mwst",
    "preise.provision_teilen.#text",
    "preise.provision_teilen.@wert",
  ),
];

/** What it yields, for investors. */
export const YIELD_ROWS: readonly MappingRow[] = [
  extra(
    "preise.x_fache",
    "Veelvoud van de jaarhuur",
    "Multiple du loyer annuel",
    "Multiple of the yearly rent",
    "X-fache Mieteinnahme",
  ),
  extra(
    "preise.nettorendite",
    "Nettorendement (%)",
    "Rendement net (%)",
    "Net yield (%)",
    "Nettorendite (%)",
  ),
  extra(
    "preise.nettorendite_soll",
    "Verwacht nettorendement (%)",
    "Rendement net prévu (%)",
    "Expected net yield (%)",
    "Nettorendite Soll (%)",
  ),
  extra(
    "preise.nettorendite_ist",
    "Huidig nettorendement (%)",
    "Rendement net actuel (%)",
    "Present net yield (%)",
    "Nettorendite Ist (%)",
  ),
];
