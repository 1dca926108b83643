import type { Estate } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import { streetAndNumber, nameOfCity } from "#domain/estate/address/address.ts";
import { isAbroad } from "#domain/estate/energy/epc.ts";
import { bathroomsOf, bedroomsOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { typeOfEstate } from "#domain/estate/reference/head-types.ts";
import { type EffectivePrice, effectivePrice } from "#domain/estate/price/price.ts";
import { availableUnits } from "#domain/estate/project/available-units.ts";
import { pricePeriodUnit } from "#domain/estate/price/price-period.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import { isForRent } from "#domain/estate/reference/status.ts";
import { titleOf } from "#domain/estate/title.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { Crumb } from "../estate-view.ts";

const KIND: Readonly<Record<string, string>> = {
  APARTMENT: "Apartment",
  HOUSE: "House",
  PROJECT: "ApartmentComplex",
  COMMERCIAL: "Place",
  PLOT: "Place",
  GARAGE: "Place",
};

const ACCOMMODATIONS: ReadonlySet<string> = new Set(["Apartment", "House"]);

type Listed = {
  readonly estate: Estate;
  readonly site: Site;
  readonly head: PageHead;
  readonly locale: Locale;
};

/** The listing in schema.org's words: RealEstateListing with its Offer, its estate and its agent. */
export function listingJsonLd({ estate, site, head, locale }: Listed): object {
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url: head.canonical,
    name: head.title?.text,
    description: head.description,
    inLanguage: head.title?.locale ?? locale,
    datePosted: estate.general.publicationDate ?? undefined,
    image: head.image ?? undefined,
    mainEntity: home(estate, locale),
    offers: offer(estate, site),
  };
}

/** The way to the page, as schema.org lists it; null without one. */
export function crumbsJsonLd(crumbs: readonly Crumb[], head: PageHead): object | null {
  if (crumbs.length < 2) return null;
  const { origin } = new URL(head.canonical);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: label.text,
      item: href ? origin + href : head.canonical,
    })),
  };
}

function home(estate: Estate, locale: Locale) {
  const { address } = estate.general;
  const isPlaceKnown = address?.visible !== false && address?.location;
  const kind = KIND[typeOfEstate(estate) ?? ""] ?? "Place";
  return {
    "@type": kind,
    name: titleOf(estate, locale).text,
    ...(ACCOMMODATIONS.has(kind) ? accommodation(estate) : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: streetAndNumber(address, locale) || undefined,
      postalCode: address?.city?.zip ?? undefined,
      addressLocality: nameOfCity(address?.city, locale) || undefined,
      addressCountry: countryOf(address),
    },
    geo: isPlaceKnown
      ? { "@type": "GeoCoordinates", latitude: isPlaceKnown.latitude, longitude: isPlaceKnown.longitude }
      : undefined,
  };
}

/** Its own country, else Belgium unless its postal code says otherwise. */
function countryOf(address: Estate["general"]["address"]): string | undefined {
  const country = address?.country?.id;
  if (country && country !== "UNKNOWN") return country;
  return isAbroad(address) ? undefined : "BE";
}

/** What schema.org knows of an estate and not of any other place. */
function accommodation(estate: Estate) {
  return {
    numberOfBedrooms: bedroomsOf(estate) ?? undefined,
    numberOfBathroomsTotal: bathroomsOf(estate) ?? undefined,
    floorSize: area(livingAreaOf(estate)),
    yearBuilt:
      estate.property?.construction?.construction_year ?? estate.technical?.constructionYear ?? undefined,
    petsAllowed: estate.general.petsAllowed ?? estate.property?.comfort?.pets_allowed ?? undefined,
  };
}

function area(squareMetres: number | null) {
  return squareMetres ? { "@type": "QuantitativeValue", value: squareMetres, unitCode: "MTK" } : undefined;
}

function offer(estate: Estate, { agency }: Site) {
  const transaction = estate.general.transaction?.id;
  const price = effectivePrice(estate);
  const unitCode = price ? pricePeriodUnit(estate) : null;
  return {
    ...(price?.isFrom ? severalOffers(price.amount, estate) : oneOffer(price?.amount)),
    ...(price && unitCode && { priceSpecification: rentOf(price, unitCode) }),
    businessFunction: `http://purl.org/goodrelations/v1#${isForRent(transaction) ? "LeaseOut" : "Sell"}`,
    availability: `https://schema.org/${availabilityOf(estate)}`,
    offeredBy: {
      "@type": "RealEstateAgent",
      name: agency.legalName,
      telephone: agency.phone,
      email: agency.email,
      address: {
        "@type": "PostalAddress",
        streetAddress: `${textOf(agency.address.street, "nl")} ${agency.address.number}`,
        postalCode: agency.address.city.zip ?? undefined,
        addressLocality: agency.address.city.name ?? undefined,
        addressCountry: "BE",
      },
    },
  };
}

function availabilityOf(estate: Estate): string {
  const state = marketStateOf(estate);
  if (isOver(state)) return "SoldOut";
  return state === "underOption" ? "Reserved" : "InStock";
}

/** What a rent is counted per, which a bare price does not tell. */
function rentOf({ amount, isFrom }: EffectivePrice, unitCode: string) {
  return {
    "@type": "UnitPriceSpecification",
    [isFrom ? "minPrice" : "price"]: amount,
    priceCurrency: "EUR",
    unitCode,
  };
}

function oneOffer(price: number | undefined) {
  return { "@type": "Offer", price, priceCurrency: price ? "EUR" : undefined };
}

/** A project has one price at the least, and as many offers as estates that are available. */
function severalOffers(lowPrice: number, project: Estate) {
  const available = availableUnits(project, project.children);
  return {
    "@type": "AggregateOffer",
    lowPrice,
    offerCount: available.length || undefined,
    priceCurrency: "EUR",
  };
}
