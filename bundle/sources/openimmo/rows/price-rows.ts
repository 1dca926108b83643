import type { MappingRow, Place } from "../../mapping-row.ts";
import { extraText, facility, label } from "../../row-kinds.ts";
import { CLASSES, PERIODS } from "../openimmo-codes.ts";
import { amountTo, dayInWords, isOnRequest, isRent, isSale, ownFields, textAt } from "../openimmo-values.ts";
import { AMOUNT_ROWS } from "./amount-rows.ts";
import { AUCTION_ROWS } from "./auction-rows.ts";
import { COMMISSION_ROWS, YIELD_ROWS } from "./commission-rows.ts";
import { PARKING_ROWS } from "./parking-rows.ts";

const VALUE = "general.price.value";
const isFirstOf =
  (...names: readonly string[]) =>
  ({ document }: Place) =>
    names.every((name) => textAt(document, `preise.${name}`) === "");
const rentAfter =
  (...names: readonly string[]) =>
  (place: Place) =>
    isRent(place) && isFirstOf(...names)(place);

const PRICE_PER_M2 = "property.financial.price_per_square_meter";
const isKept = (place: Place) => !isOnRequest(place);

/** What it costs. */
export const PRICE_ROWS: readonly MappingRow[] = [
  ...amountTo(
    VALUE,
    isSale,
    "preise.kaufpreis.#text",
    "Koopprijs",
    "Prix de vente",
    "Purchase price",
    "Kaufpreis",
  ),
  { path: "preise.kaufpreis.@auf_anfrage", readWith: "preise.kaufpreis.#text", source: CLASSES },
  ...amountTo(
    VALUE,
    (place) => isSale(place) && isFirstOf("kaufpreis")(place),
    "preise.kaufpreisbrutto",
    "Prijs met btw",
    "Prix TVA comprise",
    "Price with VAT",
    "Bruttokaufpreis",
  ),
  ...amountTo(VALUE, isRent, "preise.nettokaltmiete", "Nettohuur", "Loyer net", "Net rent", "Nettokaltmiete"),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete"),
    "preise.kaltmiete",
    "Huur zonder verwarming",
    "Loyer sans chauffage",
    "Rent without heating",
    "Kaltmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete"),
    "preise.pauschalmiete",
    "Forfaitaire huur",
    "Loyer forfaitaire",
    "Flat rent",
    "Pauschalmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete", "pauschalmiete"),
    "preise.warmmiete",
    "Huur met verwarming",
    "Loyer avec chauffage",
    "Rent with heating",
    "Warmmiete",
  ),
  ...amountTo(
    VALUE,
    rentAfter("nettokaltmiete", "kaltmiete", "pauschalmiete", "warmmiete"),
    "preise.pacht",
    "Pacht",
    "Fermage",
    "Lease",
    "Pacht",
  ),
  ...amountTo(
    "property.financial.monthly_costs",
    isRent,
    "preise.nebenkosten",
    "Bijkomende kosten",
    "Charges",
    "Charges",
    "Nebenkosten",
  ),
  ...amountTo(
    "property.financial.monthly_costs",
    isSale,
    "preise.hausgeld",
    "Kosten van de mede-eigendom per maand",
    "Charges de copropriété par mois",
    "Co-ownership costs a month",
    "Hausgeld",
  ),
  ...amountTo(
    PRICE_PER_M2,
    isSale,
    "preise.kaufpreis_pro_qm",
    "Prijs per m²",
    "Prix par m²",
    "Price per m²",
    "Kaufpreis pro m²",
  ),
  ...amountTo(
    ["general.price.deposit", "property.financial.warranty"],
    () => true,
    "preise.kaution",
    "Huurwaarborg",
    "Garantie locative",
    "Deposit",
    "Kaution",
  ),
  ...amountTo("property.financial.vat", () => true, "preise.mwst_gesamt", "Btw", "TVA", "VAT", "MwSt."),
  { path: "preise.mwst_satz", to: "property.financial.vat_percentage" },
  { path: "preise.waehrung.@iso_waehrung", readWith: "preise.kaufpreis.#text" },
  {
    path: "preise.preis_zeiteinheit.@zeiteinheit",
    to: "general.price.period.name",
    codes: PERIODS,
    when: (place) => !isSale(place),
  },
  { path: "preise.preis_zeiteinheit.@zeiteinheit", leftOut: "a price of a sale has no period", when: isSale },
  facility(
    "preise.heizkosten_enthalten",
    "Verwarming inbegrepen",
    "Chauffage compris",
    "Heating included",
    "Heizkosten enthalten",
  ),
  facility(
    "preise.zzg_mehrwertsteuer",
    "Btw komt erbij",
    "TVA en sus",
    "VAT is added",
    "Zuzüglich Mehrwertsteuer",
  ),
  ...AMOUNT_ROWS,
  {
    path: "preise.preis_zeitraum_von",
    extra: label("Prijs geldig vanaf", "Prix valable à partir du", "Price valid from", "Preis gültig ab"),
    convert: dayInWords,
  },
  {
    path: "preise.preis_zeitraum_bis",
    extra: label("Prijs geldig tot", "Prix valable jusqu’au", "Price valid until", "Preis gültig bis"),
    convert: dayInWords,
  },
  ...COMMISSION_ROWS,
  {
    ...extraText(
      "preise.freitext_preis",
      "Over de prijs",
      "À propos du prix",
      "About the price",
      "Preisangaben",
    ),
    when: isKept,
  } as MappingRow,
  { path: "preise.freitext_preis", leftOut: "the agency tells the price on request", when: isOnRequest },
  ...YIELD_ROWS,
  extraText(
    "preise.kaution_text",
    "Over de waarborg",
    "À propos de la garantie",
    "About the deposit",
    "Kautionsangaben",
  ),
  ...PARKING_ROWS,
  ...ownFields("preise"),
  ...AUCTION_ROWS,
];
