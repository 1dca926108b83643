import { z } from "zod";
import { LEASE_KINDS } from "#domain/estate/reference/enumerations.ts";
import { IsoDate, IsoInstant, known } from "#features/site/schema/primitives.ts";
import { flag, amount, words } from "./fields.ts";

/** Euro; `vat_regime` true means that the sale falls under VAT and that the prices are told in person. */
export const PropertyFinancial = z.object({
  price: amount,
  price_per_square_meter: amount,
  land_price: amount,
  construction_price: amount,
  infrastructure_price: amount,
  monthly_costs: amount,
  provision: amount,
  provision_information: words,
  property_tax: amount,
  cadastral_income: amount,
  cadastral_income_indexed: amount,
  warranty: amount,
  vat: amount,
  vat_percentage: known(z.number().min(0).max(100)),
  registration_cost: amount,
  tax: amount,
  vat_regime: flag,
  common_charges_included: flag,
  indexation: flag,
  lease_kind: known(z.enum(LEASE_KINDS)),
  indicative_rent_from: amount,
  indicative_rent_to: amount,
  previous_rent: amount,
  previous_rent_date: known(IsoDate),
});

/** Euro and moments of a notary's (public) sale. */
export const Notary = z.object({
  setting_price: amount,
  session_date: known(IsoInstant),
  session_place: words,
  bid_start_date: known(IsoInstant),
  bid_end_date: known(IsoInstant),
  minimum_bid: amount,
  visit_information: words,
  notary_name: known(z.string().max(200)),
});

export const NotaryCost = z.object({
  registration_tax: amount,
  notary_fee: amount,
  deed_costs: amount,
  mortgage_costs: amount,
  vat_on_costs: amount,
  total: amount,
});
