import { LOCALES } from "#domain/locale/locale.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { defineMapping, UNREADABLE, type Convert, type MappingRow } from "../mapping-row.ts";
import { numberOf } from "../read-value.ts";
import { countryCodeOf, PRICE_FREQUENCIES, SUB_TYPE_CODES } from "./kyero-codes.ts";

/** Languages of Kyero that sites do not have. */
const OTHER_LANGUAGES = ["ca", "da", "es", "fi", "it", "no", "pt", "ru", "sv"] as const;

const TYPES = "https://key4living.com/en/xml-import-specification/";

const SCHEMA = "OpenEstate/OpenEstate-IO@180e62a Kyero/specs/kyeroV3.0.xsd";

const subTypeOf: Convert = (value) => {
  const code = SUB_TYPE_CODES[String(value).trim().toLowerCase()];
  return SUB_TYPES.find((subType) => subType.code === code)?.id ?? UNREADABLE;
};

const headTypeOf: Convert = (value, place) => {
  const id = subTypeOf(value, place);
  return SUB_TYPES.find((subType) => subType.id === id)?.headTypeId ?? 5;
};

const isEuro: MappingRow["when"] = ({ document }) => (document["currency"] ?? "EUR") === "EUR";

/** A feed has no postal codes. */
const cityOf: Convert = (value, { context }) =>
  context.cities.cityOf({ zip: "", name: titled(String(value)) });

/** Feeds often write places in small letters: `almunecar`. */
function titled(text: string): string {
  return text === text.toLowerCase() ? text.replaceAll(/(^|[\s-])\p{L}/gu, (c) => c.toUpperCase()) : text;
}

const wholeNumber: Convert = (value) => {
  const number = numberOf(value);
  return number === undefined ? UNREADABLE : Math.floor(number);
};

const ROWS: readonly MappingRow[] = [
  { path: "id", to: "general.externalId" },
  { path: "ref", to: "general.reference" },
  { path: "date", leftOut: "says when the agency changed the listing" },
  {
    path: "price",
    to: "general.price.value",
    when: isEuro,
    convert: (value) => (value === "x" ? undefined : value),
    says: "0 and x are a price on request",
    source: SCHEMA,
  },
  {
    path: "price",
    extra: {
      nl: "Prijs in vreemde munt",
      fr: "Prix en devise étrangère",
      en: "Price in foreign currency",
      de: "Preis in Fremdwährung",
    },
    when: (place) => !isEuro(place),
    convert: (value, { document }) => `${String(value)} ${String(document["currency"])}`,
    says: "any currency but EUR, with its code",
  },
  { path: "currency", readWith: "price" },
  {
    path: "price_freq",
    to: "general.transaction.id",
    codes: PRICE_FREQUENCIES.transactions,
    says: "sale, or a rent by the month; by the week it is a seasonal let",
    source: SCHEMA,
  },
  { path: "price_freq", to: "general.price.period.name", codes: PRICE_FREQUENCIES.periods },
  {
    path: "part_ownership",
    extra: { nl: "Mede-eigendom", fr: "Copropriété partielle", en: "Part ownership", de: "Teileigentum" },
    codes: { "1": true, "0": null },
  },
  {
    path: "leasehold",
    extra: { nl: "Erfpacht", fr: "Bail emphytéotique", en: "Leasehold", de: "Erbbaurecht" },
    codes: { "1": true, "0": null },
  },
  { path: "new_build", to: "technical.newBuilding" },
  { path: "type", to: "general.subType.id", convert: subTypeOf, says: "by its English word", source: TYPES },
  { path: "type", to: "general.headType.id", convert: headTypeOf, says: "that of the sub type; else other" },
  { path: "town", to: "general.address.city", convert: cityOf, says: "a city of the site, or a new one" },
  {
    path: "province",
    extra: { nl: "Provincie", fr: "Province", en: "Province", de: "Provinz" },
    convert: (value) => titled(String(value)),
  },
  {
    path: "country",
    to: "general.address.country.id",
    convert: (value) => countryCodeOf(String(value)) ?? UNREADABLE,
    says: "ISO 3166 by its English name",
  },
  { path: "location.latitude", to: "general.address.location.latitude" },
  { path: "location.longitude", to: "general.address.location.longitude" },
  {
    path: "location_detail",
    extra: { nl: "Ligging", fr: "Situation", en: "Location", de: "Lage" },
    language: "context",
  },
  { path: "beds", to: ["general.bedroomCount", "layout.bedroom"], convert: wholeNumber },
  { path: "baths", to: "layout.bathroom", convert: wholeNumber },
  { path: "pool", to: "property.comfort.swimming_pool" },
  { path: "surface_area.built", to: "dimensions.areaBuild" },
  { path: "surface_area.plot", to: "dimensions.areaGround" },
  {
    path: "energy_rating.consumption",
    to: "energy.energyLabel",
    codes: { A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", G: "G", X: null },
    says: "X is no certificate yet",
  },
  {
    path: "energy_rating.emissions",
    extra: {
      nl: "Label van de uitstoot",
      fr: "Label des émissions",
      en: "Emissions rating",
      de: "Emissionsklasse",
    },
    codes: { A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", G: "G", X: null },
    says: "X is no certificate yet",
  },
  ...LOCALES.map((locale) => ({ path: `desc.${locale}`, to: `general.description.${locale}` })),
  ...OTHER_LANGUAGES.map((code) => ({ path: `desc.${code}`, leftOut: "sites have no such language" })),
  ...[...LOCALES, ...OTHER_LANGUAGES].map((code) => ({
    path: `url.${code}`,
    leftOut: "the page of the listing on the site that the agency had; this site has a page of its own",
  })),
  { path: "features.feature[]", to: "facilities[]", language: "context" },
  { path: "notes", leftOut: "private notes of the agency" },
  { path: "images.image[].@id", to: "pictures[].index", convert: wholeNumber },
  { path: "images.image[].url", to: "pictures[].url" },
];

export const KYERO = defineMapping("Kyero", ROWS);
