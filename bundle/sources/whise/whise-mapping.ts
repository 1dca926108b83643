import { brusselsMoment } from "../brussels-moment.ts";
import {
  defineMapping,
  type JsonObject,
  type KeyedList,
  type MappingRow,
  type Place,
} from "../mapping-row.ts";
import * as codes from "./whise-codes.ts";
import { CLIENT, FIELDS, SYNC } from "./whise-codes.ts";
import { label } from "../row-kinds.ts";
import * as convert from "./whise-conversions.ts";
import { DETAIL_ROWS } from "./whise-details.ts";

const isEuro = ({ document }: Place) => (document["currency"] ?? "€") === "€";

const IDENTITY: readonly MappingRow[] = [
  { path: "id", to: "general.externalId" },
  {
    path: "id",
    to: "general.address.visible",
    convert: (_id, { document }) => document["displayAddress"] === true,
    says: "only where `displayAddress` is true; Whise leaves out what is false",
  },
  { path: "displayAddress", readWith: "id" },
  { path: "parentId", to: "general.parentExternalId" },
  { path: "canHaveChildren", to: "general.project" },
  { path: "referenceNumber", to: "general.reference" },
  {
    path: "name",
    to: "general.title",
    language: "context",
    when: convert.hasPublicName,
    says: "of projects and units",
  },
  {
    path: "name",
    leftOut: "of other estates: the agency's own name for its file, which may tell a hidden street",
    when: (place) => !convert.hasPublicName(place),
  },
  { path: "estateOrder", leftOut: "the place of a unit in its project, which the site orders itself" },
  {
    path: "displayStatusId",
    leftOut: "what is offline does not reach the table; estate of the month is no field of ours",
  },
  {
    path: "status.id",
    leftOut: "archived and deleted estates do not reach the table",
    source: `${CLIENT}/Status.php`,
  },
  { path: "client", leftOut: "the agency itself" },
  { path: "clientId", leftOut: "the agency itself" },
  { path: "office", leftOut: "the agency itself" },
  { path: "officeId", leftOut: "the agency itself" },
];

const KIND: readonly MappingRow[] = [
  {
    path: "category.id",
    to: "general.headType.id",
    codes: codes.HEAD_TYPES,
    when: convert.isSingle,
    source: `${CLIENT}/Category.php`,
  },
  {
    path: "category.id",
    to: "general.headType.id",
    convert: () => 7,
    when: convert.isProject,
    says: "of projects",
  },
  {
    path: "category.id",
    to: "general.subType.id",
    convert: convert.projectGroupOf,
    when: convert.isProject,
    says: "of projects",
  },
  { path: "category.id", to: "property.type", codes: codes.PROPERTY_TYPES, when: convert.isSingle },
  {
    path: "category.id",
    to: "property.type",
    convert: () => "PROJECT",
    when: convert.isProject,
    says: "of projects",
  },
  {
    path: "subCategory.id",
    to: "general.subType.id",
    convert: convert.subTypeOf,
    when: convert.isSingle,
    says: "by its name",
    source: SYNC,
  },
  { path: "subCategory.id", readWith: "category.id", when: convert.isProject },
  {
    path: "purposeStatus.id",
    to: "general.transaction.id",
    convert: convert.transactionOf,
    says: "for sale 1, to let 2, sold 3, let 4, under option 5, 6, 12 to 14, 21 and 22, life annuity 15, 16, sold 17",
    source: `${CLIENT}/PurposeStatus.php`,
  },
  {
    path: "purpose.id",
    to: "general.price.period.name",
    codes: { "1": null, "2": codes.PER_MONTH, "3": null },
    source: `${CLIENT}/Purpose.php`,
  },
  {
    path: "investmentEstate",
    extra: label("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt"),
  },
  {
    path: "state.id",
    to: "property.construction.condition",
    codes: codes.CONDITIONS,
    when: hasCondition,
    source: `${CLIENT}/State.php`,
  },
  {
    path: "state.id",
    extra: label("Staat", "État", "State", "Zustand"),
    codes: codes.OTHER_STATES,
    when: (place) => !hasCondition(place),
  },
  {
    path: "availability.id",
    to: "property.construction.free_on",
    codes: codes.FREE_ON,
    when: isAvailable,
    source: `${CLIENT}/Availability.php`,
  },
  {
    path: "availability.id",
    extra: label("Niet beschikbaar", "Indisponible", "Not available", "Nicht verfügbar"),
    codes: { "4": true },
    when: (place) => !isAvailable(place),
  },
  { path: "availabilityDateTime", to: "property.construction.free_on_date" },
];

function hasCondition({ parent }: Place): boolean {
  return !(String(parent["id"]) in codes.OTHER_STATES);
}

function isAvailable({ parent }: Place): boolean {
  return parent["id"] !== 4;
}

const PRICE: readonly MappingRow[] = [
  {
    path: "price",
    to: "general.price.value",
    convert: convert.shownPrice,
    when: isEuro,
    says: "on request (0) where `displayPrice` is not true; Whise leaves out what is false",
  },
  { path: "price", leftOut: "a price that is not in euro", when: (place) => !isEuro(place) },
  { path: "displayPrice", readWith: "price" },
  { path: "currency", readWith: "price" },
  { path: "priceChangeDateTime", leftOut: "earlier prices are not shown" },
];

const PLACE_AND_DATES: readonly MappingRow[] = [
  {
    path: "address",
    to: "general.address.street",
    convert: convert.streetOf,
    says: "in the language of the postal code's region",
  },
  { path: "number", to: "general.address.number" },
  { path: "box", to: "general.address.box" },
  {
    path: "zip",
    to: "general.address.city",
    convert: convert.cityOf,
    says: "a city of the site by postal code and name, or a new one",
  },
  { path: "city", readWith: "zip" },
  {
    path: "country.id",
    to: "general.address.country.id",
    codes: codes.COUNTRIES,
    source: `${CLIENT}/Country.php`,
  },
  { path: "floor", to: "general.floor" },
  {
    path: "putOnlineDateTime",
    to: "general.publicationDate",
    convert: brusselsMoment,
    says: "the time of Brussels",
  },
  {
    path: "createDateTime",
    to: "general.publicationDate",
    convert: brusselsMoment,
    when: ({ document }) => !document["putOnlineDateTime"],
    says: "where `putOnlineDateTime` is missing",
  },
  {
    path: "createDateTime",
    leftOut: "where `putOnlineDateTime` tells when it came online",
    when: ({ document }) => Boolean(document["putOnlineDateTime"]),
  },
  { path: "updateDateTime", leftOut: "says when the agency changed the estate" },
];

const AREAS_AND_ROOMS: readonly MappingRow[] = [
  { path: "area", to: "dimensions.areaBuild", source: FIELDS },
  { path: "minArea", leftOut: "the least area of a project's units, which stand on their own" },
  { path: "maxArea", leftOut: "the greatest area of a project's units, which stand on their own" },
  { path: "groundArea", to: "dimensions.areaGround", source: FIELDS },
  { path: "gardenArea", to: "property.other.garden_surface", source: FIELDS },
  { path: "garden", extra: label("Tuin", "Jardin", "Garden", "Garten"), codes: { "1": true, "0": null } },
  {
    path: "terrace",
    extra: label("Terras", "Terrasse", "Terrace", "Terrasse"),
    codes: { "1": true, "0": null },
  },
  { path: "garage", extra: label("Garage", "Garage", "Garage", "Garage"), codes: { "1": true, "0": null } },
  {
    path: "parking",
    extra: label("Parking", "Parking", "Parking", "Parkplatz"),
    codes: { "1": true, "0": null },
  },
  { path: "furnished", to: "property.comfort.furnished" },
  {
    path: "rooms",
    to: ["general.bedroomCount", "property.construction.bedrooms_count"],
    source: "the sample: three rooms have three bedrooms among their details",
  },
  { path: "bathRooms", to: ["layout.bathroom", "property.construction.bathrooms_count"] },
  { path: "fronts", to: "property.construction.facades_count" },
  { path: "energyClass", to: "property.certification.energy_label" },
  {
    path: "energyValue",
    to: "property.certification.epc_value",
    convert: convert.energyValueOf,
    says: "kWh/m² a year",
  },
];

const TEXTS: readonly MappingRow[] = [
  { path: "longDescription[].content", to: "general.description", language: { field: "languageId" } },
  { path: "longDescription[].languageId", readWith: "longDescription[].content" },
  {
    path: "shortDescription[].content",
    to: "general.description",
    language: { field: "languageId" },
    when: convert.lacksLongText,
    says: "where there is no long description in the language",
  },
  {
    path: "shortDescription[].content",
    to: "general.shortDescription",
    language: { field: "languageId" },
    when: convert.hasLongText,
  },
  { path: "shortDescription[].languageId", readWith: "shortDescription[].content" },
  {
    path: "sms[].content",
    to: "general.shortDescription",
    language: { field: "languageId" },
    when: convert.lacksLongText,
    says: "where there is no long description in the language",
  },
  {
    path: "sms[].content",
    extra: label("In het kort", "En bref", "In short", "In Kürze"),
    language: { field: "languageId" },
    when: convert.hasLongText,
  },
  { path: "sms[].languageId", readWith: "sms[].content" },
];

const isFirst = ({ document, entry }: Place) => convert.listOf(document["representatives"])[0] === entry;
const isFurther = (place: Place) => !isFirst(place);

const PERSON = [
  ["id", "salesRep.id"],
  ["firstName", "salesRep.firstname"],
  ["name", "salesRep.lastname"],
  ["email", "salesRep.email"],
  ["directLine", "salesRep.phone"],
  ["mobile", "salesRep.mobile"],
] as const;

/** Whise names a picture once for each room that it shows. */
function isFirstOfPicture({ document, entry }: Place): boolean {
  const pictures = convert.listOf(document["pictures"]);
  return pictures.find(({ urlXXL }) => urlXXL === entry["urlXXL"]) === entry;
}

const hasOriginal = ({ parent }: Place) => Boolean(parent["urlOriginal"]);

const isAgain = (place: Place) => !isFirstOfPicture(place);

/** What the rows of a picture's first entry do not take. */
const AGAIN: readonly MappingRow[] = [
  {
    path: "pictures[].urlOriginal",
    leftOut: "a picture that Whise names again for another room",
    when: isAgain,
  },
  {
    path: "pictures[].urlXXL",
    leftOut: "a smaller copy of the picture, or one that Whise names again for another room",
    when: (place) => hasOriginal(place) || isAgain(place),
  },
  {
    path: "pictures[].order",
    leftOut: "of a picture that Whise names again for another room",
    when: isAgain,
  },
];

const MEDIA_AND_PEOPLE: readonly MappingRow[] = [
  { path: "pictures[].urlOriginal", to: "pictures[].url", when: isFirstOfPicture },
  {
    path: "pictures[].urlXXL",
    to: "pictures[].url",
    when: (place) => !hasOriginal(place) && isFirstOfPicture(place),
  },
  { path: "pictures[].order", to: "pictures[].index", when: isFirstOfPicture, says: "0 where it is missing" },
  ...AGAIN,
  { path: "pictures[].urlLarge", leftOut: "a smaller copy of the picture" },
  { path: "pictures[].urlSmall", leftOut: "a smaller copy of the picture" },
  { path: "pictures[].id", leftOut: "Whise's own number of the picture" },
  { path: "pictures[].detailId", leftOut: "the room that the picture shows; pictures of ours name none" },
  { path: "pictures[].orientation", leftOut: "is read from the picture itself" },
  { path: "pictures[].updateDateTime", leftOut: "a changed picture has another address" },
  {
    path: "linkVirtualVisit",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 2 }, link }),
    says: "the main visit",
  },
  {
    path: "link3DModel",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 1 }, link }),
    when: ({ document }) => !convert.isFilm(document["link3DModel"]!),
  },
  {
    path: "link3DModel",
    to: "videos[+].link",
    when: ({ document }) => convert.isFilm(document["link3DModel"]!),
    says: "an address of YouTube or Vimeo",
  },
  { path: "linkVideo", to: "videos[+].link", source: FIELDS },
  ...PERSON.map(([name, field]) => ({
    path: `representatives[].${name}`,
    to: field,
    when: isFirst,
    source: FIELDS,
  })),
  ...PERSON.map(([name]) => ({
    path: `representatives[].${name}`,
    leftOut: "of further persons",
    when: isFurther,
  })),
];

/** Details have the type of their value: a flag, a price, an area, a length, or a text. */
const DETAILS: KeyedList = { key: "id", value: "value", label: "label", shown: shownDetail };

const SUFFIXES: Readonly<Record<string, string>> = { price: "€", surface: "m²", length: "m" };

function shownDetail({ value, type }: JsonObject) {
  if (type === "yes/no") return value === "1";
  const suffix = SUFFIXES[String(type)];
  return suffix ? `${String(value)} ${suffix}` : String(value);
}

export const WHISE = defineMapping(
  "Whise",
  [
    ...IDENTITY,
    ...KIND,
    ...PRICE,
    ...PLACE_AND_DATES,
    ...AREAS_AND_ROOMS,
    ...TEXTS,
    ...MEDIA_AND_PEOPLE,
    ...DETAIL_ROWS,
  ],
  { details: DETAILS },
  ["representatives[]"],
);
