import { regionOfAddress } from "../estate/energy/epc.ts";
import { type CostedEstate, type RentCosts, rentCostsOf, saleCostsOf } from "../estate/price/costs.ts";
import { effectivePrice } from "../estate/price/price.ts";
import { pricePeriodUnit } from "../estate/price/price-period.ts";
import type { PropertyType, Region } from "../estate/reference/enumerations.ts";
import { typeOfEstate } from "../estate/reference/head-types.ts";
import { canBeHad } from "../estate/reference/status.ts";
import { LIFE_ANNUITY, PUBLIC_SALE, SEASONAL_LET, transactionOf } from "../estate/reference/transactions.ts";
import { type TechnicalEstate, technicalFactsOf } from "../estate/technical-facts.ts";
import type { AdvertisedEstate } from "../legal/advertised-estate.ts";
import { circumstancesOf } from "../legal/circumstances.ts";
import type { DutySubject } from "./registration-duties.ts";

export type EstateWithCosts = AdvertisedEstate &
  CostedEstate &
  TechnicalEstate &
  Parameters<typeof pricePeriodUnit>[0];

/** What can be said of what a listing costs in the end. */
export type CostCase =
  | {
      readonly kind: "purchase";
      readonly region: Region;
      readonly price: number;
      readonly subject: DutySubject;
      /** Duties and notary together, where the agency states them itself: they go before ours. */
      readonly statedCosts: number | null;
      /** A building of the last years may still be sold with VAT; null where the agency says that it is no new one, or no year. */
      readonly constructionYear: number | null;
    }
  | {
      readonly kind: "newBuild";
      readonly region: Region;
      readonly land: number;
      readonly construction: number;
      readonly vat: number | null;
    }
  /** A new building in one price: nobody says what of it is the land. */
  | { readonly kind: "newBuildInOne"; readonly region: Region; readonly price: number }
  | { readonly kind: "rent"; readonly region: Region; readonly rent: RentCosts; readonly isHome: boolean }
  /** Other rules hold, or what they need is not known: words take the place of figures. */
  | { readonly kind: "words"; readonly region: Region; readonly of: "publicSale" | "annuity" | "newBuild" };

const SUBJECTS: Readonly<Record<PropertyType, DutySubject>> = {
  APARTMENT: "home",
  HOUSE: "home",
  PLOT: "land",
  GARAGE: "other",
  COMMERCIAL: "other",
  PROJECT: "other",
};

/**
 * What a buyer or a tenant of a listing can be said about its costs; null abroad, without a price that shows, for a project (its units have prices of
 * their own), for what is sold, let or taken over, and for holidays. Example: a house in Ghent for 389000 is a purchase in "FLANDERS".
 */
export function costCaseOf(estate: EstateWithCosts): CostCase | null {
  const { general } = estate;
  const region = regionOfAddress(general.address);
  const price = effectivePrice(estate);
  const transaction = transactionOf(general.transaction?.id);
  if (!region || !transaction || !canBeHad(transaction.id) || general.project) return null;
  if (transaction.id === PUBLIC_SALE) return { kind: "words", region, of: "publicSale" };
  if (!price || price.isFrom) return null;
  if (transaction.id === LIFE_ANNUITY) return { kind: "words", region, of: "annuity" };
  if (transaction.deal === "rent") return rentCase(estate, region);
  return transaction.deal === "sale" ? saleCase(estate, region, price.amount) : null;
}

function rentCase(estate: EstateWithCosts, region: Region): CostCase | null {
  const rent = rentCostsOf(estate);
  const isMonthly = pricePeriodUnit(estate) === "MON" && estate.general.transaction?.id !== SEASONAL_LET;
  return rent && isMonthly ? { kind: "rent", region, rent, isHome: isHome(estate) } : null;
}

function saleCase(estate: EstateWithCosts, region: Region, price: number): CostCase {
  const type = typeOfEstate(estate);
  const subject = type === null ? "other" : SUBJECTS[type];
  if (subject !== "land" && circumstancesOf(estate).newBuild) return newBuildCase(estate, region, price);
  const statedCosts = saleCostsOf(estate)?.costs ?? null;
  const constructionYear = subject === "land" ? null : yearOfBuilding(estate);
  return { kind: "purchase", region, price, subject, statedCosts, constructionYear };
}

/** Land and building are separate only where they make up the price: VAT falls on one and duties on the other. */
function newBuildCase({ general, property }: EstateWithCosts, region: Region, price: number): CostCase {
  const groups = property?.financial;
  const land = groups?.land_price ?? general.price?.groundValue ?? 0;
  const construction = groups?.construction_price ?? general.price?.constructionValue ?? 0;
  const vat = groups?.vat || null;
  const isWhole = land > 0 && construction > 0 && land + construction === price;
  if (isWhole) return { kind: "newBuild", region, land, construction, vat };
  return vat === null ? { kind: "newBuildInOne", region, price } : { kind: "words", region, of: "newBuild" };
}

function yearOfBuilding(estate: EstateWithCosts): number | null {
  return estate.technical?.newBuilding === false ? null : technicalFactsOf(estate).constructionYear;
}

/** A house or a flat: the rules of homes hold, as for a guarantee or a renovation. */
export function isHome(estate: EstateWithCosts): boolean {
  const type = typeOfEstate(estate);
  return type !== null && SUBJECTS[type] === "home";
}
