import { extra, extraText, extraTexts, label, leftOut } from "../../row-kinds.ts";
import type { MappingRow, Place } from "../../mapping-row.ts";
import { OF_OWNERS, SAMPLE, within } from "./row-reasons.ts";

const AUTHORS = "YoyoImmoConseil/sillage-immo@54bbf87 types/api/sweepbright.ts";

const isHiddenPrice = ({ document }: Place) => within(document["price"], "hidden") === true;
const isPriceShown = (place: Place) => !isHiddenPrice(place);
const isEuro = ({ parent }: Place) => parent["currency"] === undefined || parent["currency"] === "EUR";

const money = (path: string, to: string | readonly string[]): MappingRow[] => [
  { path: `${path}.amount`, to, when: isEuro, source: AUTHORS },
  { path: `${path}.currency`, readWith: `${path}.amount` },
  { path: `${path}.hidden`, readWith: `${path}.amount` },
];
const moneyShown = (path: string, nl: string, fr: string, en: string, de: string): MappingRow[] => [
  { path: `${path}.amount`, extra: label(nl, fr, en, de), when: isEuro, says: "€", source: AUTHORS },
  { path: `${path}.currency`, readWith: `${path}.amount` },
  { path: `${path}.hidden`, readWith: `${path}.amount` },
];

export const MONEY_ROWS: readonly MappingRow[] = [
  { path: "price.amount", to: "general.price.value", when: (place) => isPriceShown(place) && isEuro(place) },
  {
    path: "price.amount",
    extra: label(
      "Prijs in vreemde munt",
      "Prix en devise étrangère",
      "Price in foreign currency",
      "Preis in Fremdwährung",
    ),
    convert: (amount, { parent }) => `${String(amount)} ${String(parent["currency"])}`,
    when: (place) => isPriceShown(place) && !isEuro(place),
    says: "any currency but EUR, with its code",
  },
  { path: "price.amount", leftOut: "the agency tells the price on request", when: isHiddenPrice },
  { path: "price.currency", readWith: "price.amount" },
  { path: "price.hidden", readWith: "price.amount" },
  { ...extraText("custom_price", "Prijs", "Prix", "Price", "Preis"), when: isPriceShown },
  { path: "custom_price", leftOut: "the agency tells the price on request", when: isHiddenPrice },
  ...leftOut(
    "the price agreed with the buyer",
    "price_negotiated",
    "price_negotiated.amount",
    "price_negotiated.currency",
    "price_negotiated.hidden",
  ),
  ...extraTexts("price_costs", "Kosten", "Frais", "Costs", "Kosten"),
  ...extraTexts("price_taxes", "Belastingen", "Taxes", "Taxes", "Steuern"),
  {
    ...extra("price_vat_regime", "Btw-regime", "Régime de TVA", "VAT regime", "Mehrwertsteuerregelung"),
    source: SAMPLE,
  },
  ...money("price_recurring_costs", "property.financial.monthly_costs"),
  ...money("price_guarantee", ["general.price.deposit", "property.financial.warranty"]),
  ...money("price_property_taxes", "property.financial.property_tax"),
  ...moneyShown(
    "price_yearly_budgeted_building_costs",
    "Begrote kosten van het gebouw per jaar (€)",
    "Charges budgétées par an (€)",
    "Budgeted building costs a year (€)",
    "Veranschlagte Gebäudekosten pro Jahr (€)",
  ),
  ...moneyShown(
    "price_inventory_report_cost",
    "Plaatsbeschrijving (€)",
    "État des lieux (€)",
    "Inventory report (€)",
    "Übergabeprotokoll (€)",
  ),
  ...moneyShown("price_base_rent", "Basishuur (€)", "Loyer de base (€)", "Base rent (€)", "Grundmiete (€)"),
  ...moneyShown(
    "price_rent_supplement",
    "Huurtoeslag (€)",
    "Complément de loyer (€)",
    "Rent supplement (€)",
    "Mietzuschlag (€)",
  ),
  ...moneyShown(
    "price_reference_rent",
    "Referentiehuur (€)",
    "Loyer de référence (€)",
    "Reference rent (€)",
    "Referenzmiete (€)",
  ),
  ...leftOut(OF_OWNERS, "buyer_percentage", "buyer_fixed_fee", "vendor_percentage", "vendor_fixed_fee"),
  ...leftOut(OF_OWNERS, "agency_commission.fixed_fee", "agency_commission.percentage"),
];
