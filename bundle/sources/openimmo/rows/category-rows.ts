import type { MappingRow } from "../../mapping-row.ts";
import { extra, extraText, facility, label, leftOut } from "../../row-kinds.ts";
import { AREAS, CLASSES, COUNTRIES, ENVIRONMENTS, KINDS, SUB_TYPE_WORDS } from "../openimmo-codes.ts";
import {
  isForcedSale,
  isRent,
  isSale,
  isSet,
  ownFields,
  ownFieldsLeftOut,
  transactionOf,
} from "../openimmo-values.ts";

const OF_PERSONS = "private persons, and the agency's own address, are never part of a listing";
const CADASTRE = "a number of the cadastre, which tells the address";
const ADDRESS_IN_SITE = "the site tells how to reach the agency";

const SALE = transactionOf({ free: 1, reserved: 7, over: 5 });
const RENT = transactionOf({ free: 2, reserved: 8, over: 6 });
const SALE_OF =
  "with `verkaufstatus` and `aktionart`: for sale, under option (RESERVIERT) or sold (VERKAUFT, REFERENZ)";

const offered = "objektkategorie.vermarktungsart";

const KIND_ROWS: readonly MappingRow[] = Object.entries(KINDS).flatMap(([name, kind]): MappingRow[] => {
  const path = `objektkategorie.objektart.${name}[].${kind.attribute}`;
  return [
    {
      path,
      to: "general.headType.id",
      convert: () => kind.headType,
      says: `head type ${kind.headType}`,
      source: CLASSES,
    },
    {
      path,
      to: "general.subType.id",
      convert: (value) => kind.subTypes[String(value)] ?? kind.other,
      says: `sub types of ours; else ${kind.other}`,
    },
    {
      path,
      extra: label("Soort", "Genre", "Kind", "Art"),
      convert: (value) => SUB_TYPE_WORDS[String(value)],
      when: ({ value }) => String(value) in SUB_TYPE_WORDS,
      says: "what our sub types do not tell",
    },
  ];
});

/** What kind of property, where, and whom to ask. */
export const CATEGORY_ROWS: readonly MappingRow[] = [
  {
    path: `${offered}.@KAUF`,
    to: "general.transaction.id",
    convert: SALE,
    when: (place) => isSale(place) && !isForcedSale(place),
    says: SALE_OF,
    source: CLASSES,
  },
  {
    path: `${offered}.@KAUF`,
    to: "general.transaction.id",
    convert: () => 3,
    when: (place) => isSale(place) && isForcedSale(place),
    says: "a forced sale is a public sale",
  },
  { path: `${offered}.@KAUF`, leftOut: "not for sale", when: (place) => !isSale(place) },
  {
    path: `${offered}.@MIETE_PACHT`,
    to: "general.transaction.id",
    convert: RENT,
    when: isRent,
    says: "the same for a rent",
  },
  {
    path: `${offered}.@MIETE_PACHT`,
    leftOut: "not for rent, or for sale too",
    when: (place) => !isRent(place),
  },
  {
    path: `${offered}.@ERBPACHT`,
    to: "general.transaction.id",
    convert: SALE,
    when: ({ value, ...place }) =>
      isSet(value) && !isSale({ value, ...place }) && !isRent({ value, ...place }),
  },
  facility(`${offered}.@ERBPACHT`, "Erfpacht", "Bail emphytéotique", "Leasehold", "Erbpacht"),
  {
    path: `${offered}.@LEASING`,
    to: "general.transaction.id",
    convert: RENT,
    when: ({ value, ...place }) =>
      isSet(value) && !isSale({ value, ...place }) && !isRent({ value, ...place }),
  },
  facility(`${offered}.@LEASING`, "Leasing", "Leasing", "Leasing", "Leasing"),
  ...KIND_ROWS,
  extraText("objektkategorie.objektart.objektart_zusatz[]", "Soort", "Genre", "Kind", "Art"),
  ...ownFields("objektkategorie"),

  {
    path: "geo.ort",
    to: "general.address.city",
    convert: (name, { parent, context }) =>
      context.cities.cityOf({ zip: String(parent["plz"] ?? ""), name: String(name) }),
    says: "with `plz`: a city of the site, or a new one",
  },
  { path: "geo.plz", readWith: "geo.ort" },
  { path: "geo.strasse", to: "general.address.street", language: "context" },
  {
    path: "geo.hausnummer",
    to: "general.address.number",
    convert: (number) => String(number).trim().slice(0, 20),
  },
  {
    path: "geo.wohnungsnr",
    to: "general.address.box",
    convert: (number) => String(number).trim().slice(0, 20),
  },
  { path: "geo.land.@iso_land", to: "general.address.country.id", codes: COUNTRIES },
  { path: "geo.geokoordinaten.@breitengrad", to: "general.address.location.latitude" },
  { path: "geo.geokoordinaten.@laengengrad", to: "general.address.location.longitude" },
  extra("geo.bundesland", "Provincie", "Province", "Province", "Bundesland"),
  extra("geo.regionaler_zusatz", "Wijk", "Quartier", "Quarter", "Ortsteil"),
  ...leftOut(CADASTRE, "geo.gemeindecode", "geo.flur", "geo.flurstueck", "geo.gemarkung"),
  ...leftOut(
    "the site has maps of its own",
    "geo.karten_makro",
    "geo.karten_mikro",
    "geo.virtuelletour",
    "geo.luftbildern",
  ),
  { path: "geo.etage", to: ["general.floor", "property.construction.floor"] },
  { path: "geo.anzahl_etagen", to: "property.construction.floors_count" },
  {
    path: "geo.lage_gebiet.@gebiete",
    to: "property.general.environment",
    codes: ENVIRONMENTS,
    when: ({ value }) => String(value) in ENVIRONMENTS,
    source: CLASSES,
  },
  {
    path: "geo.lage_gebiet.@gebiete",
    extra: label("Ligging", "Situation", "Location", "Lage"),
    codes: AREAS,
    when: ({ value }) => !(String(value) in ENVIRONMENTS),
    source: CLASSES,
  },
  ...ownFieldsLeftOut("geo", "may tell a hidden address"),

  { path: "kontaktperson.vorname", to: "salesRep.firstname" },
  { path: "kontaktperson.name", to: "salesRep.lastname" },
  { path: "kontaktperson.email_direkt", to: "salesRep.email" },
  {
    path: "kontaktperson.email_zentrale",
    to: "salesRep.email",
    when: ({ parent }) => !parent["email_direkt"],
  },
  {
    path: "kontaktperson.email_zentrale",
    leftOut: "the direct address is there",
    when: ({ parent }) => Boolean(parent["email_direkt"]),
  },
  { path: "kontaktperson.tel_durchw", to: "salesRep.phone" },
  { path: "kontaktperson.tel_zentrale", to: "salesRep.phone", when: ({ parent }) => !parent["tel_durchw"] },
  {
    path: "kontaktperson.tel_zentrale",
    leftOut: "the direct number is there",
    when: ({ parent }) => Boolean(parent["tel_durchw"]),
  },
  { path: "kontaktperson.tel_handy", to: "salesRep.mobile" },
  { path: "kontaktperson.freitextfeld", to: "salesRep.description", language: "context" },
  ...leftOut(
    ADDRESS_IN_SITE,
    ...[
      "titel",
      "anrede",
      "anrede_brief",
      "firma",
      "zusatzfeld",
      "strasse",
      "hausnummer",
      "plz",
      "ort",
      "postfach",
      "postf_plz",
      "postf_ort",
      "land.@iso_land",
      "tel_fax",
      "url",
      "adressfreigabe",
      "personennummer",
      "immobilientreuhaenderid",
      "email_feedback",
    ].map((name) => `kontaktperson.${name}`),
  ),
  ...leftOut(
    OF_PERSONS,
    ...[
      "email_privat",
      "tel_privat",
      "email_sonstige[].#text",
      "email_sonstige[].@emailart",
      "email_sonstige[].@bemerkung",
      "tel_sonstige[].#text",
      "tel_sonstige[].@telefonart",
      "tel_sonstige[].@bemerkung",
    ].map((name) => `kontaktperson.${name}`),
  ),
  ...leftOut(
    "photos of contact persons stand in the site",
    "kontaktperson.foto.@location",
    "kontaktperson.foto.format",
    "kontaktperson.foto.daten.pfad",
  ),
  ...ownFieldsLeftOut("kontaktperson", OF_PERSONS),
  ...leftOut(
    OF_PERSONS,
    ...[
      "@adressart",
      "vorname",
      "name",
      "titel",
      "anrede",
      "anrede_brief",
      "firma",
      "zusatzfeld",
      "strasse",
      "hausnummer",
      "plz",
      "ort",
      "postfach",
      "postf_plz",
      "postf_ort",
      "land.@iso_land",
      "email_zentrale",
      "email_direkt",
      "email_privat",
      "email_sonstige[].#text",
      "email_sonstige[].@emailart",
      "email_sonstige[].@bemerkung",
      "tel_durchw",
      "tel_zentrale",
      "tel_handy",
      "tel_fax",
      "tel_privat",
      "tel_sonstige[].#text",
      "tel_sonstige[].@telefonart",
      "tel_sonstige[].@bemerkung",
      "url",
      "adressfreigabe",
      "personennummer",
      "freitextfeld",
    ].map((name) => `weitere_adresse[].${name}`),
  ),
  ...ownFieldsLeftOut("weitere_adresse[]", OF_PERSONS),
];
