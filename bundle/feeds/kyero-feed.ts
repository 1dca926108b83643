import { countryName } from "#domain/locale/country-name.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { isAbroad, regionOfAddress } from "#domain/estate/energy/epc.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { pricePeriodUnit } from "#domain/estate/price/price-period.ts";
import { typeOfEstate } from "#domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import {
  bathroomsOf,
  bedroomsOf,
  energyLabelOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";
import { titleOf } from "#domain/estate/title.ts";
import type { JsonObject } from "../sources/mapping-row.ts";
import { SUB_TYPE_CODES } from "../sources/kyero/kyero-codes.ts";
import { type FeedRow, type Listed, anyText, pageOf, picturesOf, textIn } from "./feed-row.ts";
import { dealOf } from "./told-listings.ts";

const REGIONS = { FLANDERS: "Flanders", WALLONIA: "Wallonia", BRUSSELS: "Brussels" } as const;

/** Words of Kyero's for types that our sub types do not tell. */
const WORDS_OF_TYPES: Readonly<Record<string, string>> = {
  APARTMENT: "apartment",
  HOUSE: "house",
  PLOT: "plot",
  GARAGE: "garage",
  COMMERCIAL: "commercial property",
  PROJECT: "apartment",
};

/** By code of UN/CEFACT, as prices are counted. */
const FREQUENCIES: Readonly<Record<string, string>> = { MON: "month", WEE: "week" };

const MOST_IMAGES = 50;
const MOST_FEATURES = 50;
const LONGEST_FEATURE = 200;

function frequencyOf({ estate }: Listed): string | undefined {
  return dealOf(estate) === "sale" ? "sale" : FREQUENCIES[pricePeriodUnit(estate) ?? ""];
}

/** `x` is a price on request: also where it is the lowest of several, a bouquet, or counted per a day. */
function priceOf(listed: Listed): string {
  const price = effectivePrice(listed.estate);
  const isWhole = price && !price.isFrom && !price.isBouquet && frequencyOf(listed);
  return isWhole ? String(Math.round(price.amount)) : "x";
}

function typeOf({ estate }: Listed): string {
  const code = SUB_TYPES.find(({ id }) => id === estate.general.subType?.id)?.code;
  const word = Object.keys(SUB_TYPE_CODES).find((each) => SUB_TYPE_CODES[each] === code);
  return word ?? WORDS_OF_TYPES[typeOfEstate(estate) ?? ""] ?? "property";
}

function townOf({ estate, locale }: Listed): string {
  const { city } = estate.general.address ?? {};
  return city?.name ?? anyText(city?.alias, locale) ?? "x";
}

function provinceOf(listed: Listed): string {
  const region = regionOfAddress(listed.estate.general.address);
  return region ? REGIONS[region] : townOf(listed);
}

function countryOf({ estate }: Listed): string | undefined {
  const { address } = estate.general;
  const code = address?.country?.id ?? (isAbroad(address) ? undefined : "BE");
  return (code && countryName(code, "en")) || undefined;
}

function textsOf(listed: Listed): JsonObject {
  const { general } = listed.estate;
  const texts = LOCALES.flatMap((locale) => {
    const text = textIn(general.description, locale) ?? textIn(general.shortDescription, locale);
    return text && listed.site.locales.includes(locale) ? [[locale, text] as const] : [];
  });
  const title = titleOf(listed.estate, listed.locale);
  return Object.fromEntries(texts.length > 0 ? texts : [[title.locale, title.text]]);
}

/** Kyero has letters from A to G: `A+` is an A, and what spans two letters is none. */
function labelOf({ estate }: Listed): string {
  return /^([A-G])\+*$/.exec(energyLabelOf(estate) ?? "")?.[1] ?? "X";
}

const whole = (value: number | null) => (value === null ? undefined : Math.round(value));
const flag = (holds: boolean | null | undefined) => (holds == null ? undefined : holds ? "1" : "0");

/** What Kyero is told of a listing. Source: `Kyero/specs/kyeroV3.0.xsd` of OpenEstate/OpenEstate-IO@180e62a. */
export const KYERO_FEED: readonly FeedRow[] = [
  { path: "id", from: "general.id", value: ({ id }) => String(id), back: "general.externalId" },
  {
    path: "date",
    from: "when the listing last changed",
    value: ({ changedAt }) => changedAt.toISOString().slice(0, 19).replace("T", " "),
    back: "does not come back: the site tells its own moments",
  },
  {
    path: "ref",
    from: "general.reference, else general.id",
    value: ({ estate, id }) => estate.general.reference ?? String(id),
    back: "general.reference",
  },
  {
    path: "price",
    from: "general.price.value in whole euro",
    value: priceOf,
    back: "general.price.value; x, a price on request, comes back as none: also a lowest price, a bouquet and a rent by the day or year",
  },
  { path: "currency", from: "always EUR", value: () => "EUR", back: "read with the price" },
  {
    path: "price_freq",
    from: "general.transaction and general.price.period",
    value: (listed) => frequencyOf(listed) ?? "month",
    back: "general.transaction: a sale, a rent, or by the week a seasonal let; under option, a public sale and a life annuity come back as a sale",
  },
  {
    path: "new_build",
    from: "technical.newBuilding",
    value: ({ estate }) => flag(estate.technical?.newBuilding),
  },
  {
    path: "type",
    from: "general.subType, else the type",
    value: typeOf,
    back: "general.subType where Kyero has a word for it, else the nearest one",
  },
  {
    path: "town",
    from: "general.address.city",
    value: townOf,
    back: "general.address.city, without its postal code",
  },
  {
    path: "province",
    from: "the region of the address",
    value: provinceOf,
    back: "an extra field, “Province”",
  },
  { path: "country", from: "general.address.country", value: countryOf },
  {
    path: "location",
    from: "general.address.location, of a visible address alone",
    value: ({ estate: { general } }) => {
      const place = general.address?.visible === false ? null : general.address?.location;
      return place ? { longitude: place.longitude, latitude: place.latitude } : undefined;
    },
  },
  { path: "beds", from: "general.bedroomCount", value: ({ estate }) => bedroomsOf(estate) ?? undefined },
  {
    path: "baths",
    from: "property.construction.bathrooms_count, else layout",
    value: ({ estate }) => bathroomsOf(estate) ?? undefined,
    back: "layout.bathroom",
  },
  {
    path: "pool",
    from: "property.comfort.swimming_pool",
    value: ({ estate }) => flag(estate.property?.comfort?.swimming_pool),
  },
  {
    path: "surface_area.built",
    from: "property.construction.living_area_surface, else dimensions.areaBuild",
    value: ({ estate }) => whole(livingAreaOf(estate)),
    back: "dimensions.areaBuild, in whole m²",
  },
  {
    path: "surface_area.plot",
    from: "property.construction.land_surface, else dimensions.areaGround",
    value: ({ estate }) => whole(landAreaOf(estate)),
    back: "dimensions.areaGround, in whole m²",
  },
  {
    path: "energy_rating.consumption",
    from: "the label of the energy certificate",
    value: labelOf,
    back: "energy.energyLabel, from A to G",
  },
  {
    path: "url",
    from: "the page of the listing in each language",
    value: (listed) => {
      const pages = listed.site.locales.map((locale) => [locale, pageOf(listed, locale)] as const);
      const known = pages.filter(([, page]) => page !== undefined) as Array<readonly [string, string]>;
      return known.length > 0 ? Object.fromEntries(known) : undefined;
    },
    back: "does not come back: each site has pages of its own",
  },
  {
    path: "desc",
    from: "general.description in each language, else shortDescription, else the title",
    value: textsOf,
    back: "general.description",
  },
  {
    path: "features.feature",
    from: "facilities",
    value: ({ estate, locale }) => {
      const told = estate.facilities.flatMap(
        (facility) => anyText(facility, locale)?.slice(0, LONGEST_FEATURE) ?? [],
      );
      return told.length > 0 ? told.slice(0, MOST_FEATURES) : undefined;
    },
    back: "facilities, in the feed's language alone",
  },
  {
    path: "images",
    from: "pictures, by their address",
    value: (listed) => ({
      image: picturesOf(listed)
        .slice(0, MOST_IMAGES)
        .map(({ url }, at) => ({ "@id": at + 1, url })),
    }),
    back: `pictures, as JPEG, ${MOST_IMAGES} at most; titles and which are floor plans do not`,
  },
];
