import { extra, extraTexts, leftOut, sourced } from "../../row-kinds.ts";
import { type Json, type MappingRow, UNREADABLE } from "../../mapping-row.ts";
import { CLIENT, FLOOD_ZONES, FLOODINGS, LAND_USES, YES_NO, YES_NO_WORDS } from "../sweepbright-codes.ts";
import { OF_OWNERS, SAMPLE } from "./row-reasons.ts";

const REGULATIONS = `${CLIENT} blocks/sweepbright/estate-regulations/estate-regulations.json`;

const ABROAD = "an Australian label";

const eLevelOf = (value: Json) => {
  const level = /^E?\s*(-?\d+(?:\.\d+)?)$/i.exec(String(value).trim())?.[1];
  return level === undefined ? UNREADABLE : Number(level);
};

const yesNo = (...named: Parameters<typeof extra>): MappingRow => ({
  ...extra(...named),
  codes: YES_NO_WORDS,
});

export const LEGAL_ROWS: readonly MappingRow[] = [
  ...["", "legal.energy."].flatMap((at): MappingRow[] => [
    { path: `${at}epc_value`, to: "property.certification.epc_value" },
    { path: `${at}epc_category`, to: "property.certification.energy_label" },
    { path: `${at}epc_reference`, to: "property.certification.epc_number" },
  ]),
  ...sourced(SAMPLE, [
    { path: "legal.energy.total_epc_value", to: "property.certification.epc_value_total" },
    { path: "legal.energy.co2_emissions", to: "property.certification.co2_emission" },
    {
      path: "legal.energy.e_level",
      to: "property.certification.e_level",
      convert: eLevelOf,
      says: "E60 → 60",
    },
    {
      path: "legal.energy.report_electricity_gas",
      to: "property.certification.electricity_certificate",
      codes: {
        conform: "OBTAINED",
        not_conform: "OBTAINED",
        no_report: "NOT_OBTAINED",
        not_applicable: null,
      },
    },
    {
      path: "legal.energy.report_electricity_gas",
      to: "property.certification.electricity_conformity",
      codes: { conform: "VALID", not_conform: "INVALID", no_report: null, not_applicable: null },
    },
    {
      path: "legal.energy.report_fuel_tank",
      to: "property.certification.fuel_tank_certificate",
      codes: { conform: true, not_conform: false, no_report: false, not_applicable: null },
    },
    extra("legal.energy.dpe", "DPE (Frankrijk)", "DPE (France)", "DPE (France)", "DPE (Frankreich)"),
    extra("legal.energy.energy_dpe", "DPE (Frankrijk)", "DPE (France)", "DPE (France)", "DPE (Frankreich)"),
    extra(
      "legal.energy.greenhouse_emissions",
      "Broeikasgassen (GES)",
      "Gaz à effet de serre (GES)",
      "Greenhouse gases (GES)",
      "Treibhausgase (GES)",
    ),
  ]),
  ...leftOut(
    ABROAD,
    ...["nabers", "nathers"].flatMap((name) =>
      ["description", "type", "maximum", "minimum"].map((field) => `legal.energy.${name}.${field}`),
    ),
  ),
  ...["", "legal.property_and_land."].map((at) => ({
    path: `${at}cadastral_income`,
    to: "property.financial.cadastral_income",
  })),
  ...sourced(REGULATIONS, [
    {
      path: "legal.property_and_land.flood_risk",
      to: "property.flood_information.flooding",
      codes: FLOODINGS,
    },
    {
      path: "legal.property_and_land.flood_risk",
      to: "property.flood_information.flood_zone",
      codes: FLOOD_ZONES,
    },
    {
      path: "legal.property_and_land.flood_risk_building_score",
      to: "property.flood_information.building_score",
    },
    {
      path: "legal.property_and_land.flood_risk_plot_score",
      to: "property.flood_information.parcel_score",
    },
    {
      path: "legal.property_and_land.land_use_designation",
      to: "property.planning.most_recent_destination",
      codes: LAND_USES,
    },
    ...leftOut(OF_OWNERS, "legal.property_and_land.purchased_year"),
    {
      path: "legal.regulations.building_permit",
      to: "property.planning.planning_permission",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.priority_purchase_right",
      to: "property.planning.presale_right",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.subdivision_authorisation",
      to: "property.planning.subdivision_permit",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.urban_planning_breach",
      to: "property.planning.violation",
      codes: YES_NO_WORDS,
    },
    {
      path: "legal.regulations.as_built_report",
      to: "property.planning.as_built_certificate",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.heritage_list",
      to: "property.planning.heritage_inventoried",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.registered_building",
      to: "property.planning.heritage_protected",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.pending_legal_proceedings",
      to: "property.planning.proceeding",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.renovation_obligation",
      to: "property.planning.renovation_obligation",
      codes: YES_NO,
    },
    {
      path: "legal.regulations.asbestos_certificate_reference",
      to: "property.certification.asbestos_certificate",
    },
    { path: "legal.regulations.asbestos_certificate", to: "technical.asbestosInventory" },
    yesNo(
      "legal.regulations.expropriation_plan",
      "Onteigeningsplan",
      "Plan d’expropriation",
      "Expropriation plan",
      "Enteignungsplan",
    ),
    yesNo(
      "legal.regulations.ongoing_litigation",
      "Lopende procedure",
      "Procédure en cours",
      "Ongoing litigation",
      "Laufendes Verfahren",
    ),
    yesNo(
      "legal.regulations.site_untapped_activity",
      "Leegstaande bedrijfsruimte",
      "Site d’activité inexploité",
      "Disused business site",
      "Ungenutztes Gewerbegelände",
    ),
    yesNo(
      "legal.regulations.urban_planning_certificate",
      "Stedenbouwkundig attest",
      "Certificat d’urbanisme",
      "Urban planning certificate",
      "Städtebauliche Bescheinigung",
    ),
  ]),
  ...["", "legal."].flatMap((at) =>
    extraTexts(
      `${at}legal_mentions`,
      "Wettelijke vermeldingen",
      "Mentions légales",
      "Legal mentions",
      "Rechtliche Hinweise",
    ),
  ),
];
