import { leftOut } from "../../row-kinds.ts";
import type { Json, MappingRow, Place } from "../../mapping-row.ts";

const SAID_IN_PARTS = "says what the other fields of the address say";

const flipped = (value: Json) => value !== true && value !== 1 && value !== "1";
const shortened = (value: Json) => String(value).trim().slice(0, 20);
const houseNumber = (number: Json, { parent }: Place) =>
  shortened(`${String(number)}${parent["addition"] ? String(parent["addition"]) : ""}`);
const cityOf = (name: Json, { parent, context }: Place) =>
  context.cities.cityOf({ zip: String(parent["postal_code"] ?? ""), name: String(name) });

export const PLACE_ROWS: readonly MappingRow[] = [
  {
    path: "location.hidden",
    to: "general.address.visible",
    convert: flipped,
    says: "turned: hidden is not visible",
  },
  { path: "location.street", to: "general.address.street", language: "context" },
  { path: "location.number", to: "general.address.number", convert: houseNumber, says: "with `addition`" },
  { path: "location.addition", readWith: "location.number" },
  { path: "location.box", to: "general.address.box", convert: shortened },
  {
    path: "location.floor",
    to: "general.floor",
    when: ({ parent }) => /^-?\d+$/.test(String(parent["floor"])),
  },
  {
    path: "location.floor",
    leftOut: "a floor that is no number",
    when: ({ parent }) => !/^-?\d+$/.test(String(parent["floor"])),
  },
  {
    path: "location.city",
    to: "general.address.city",
    convert: cityOf,
    says: "with `postal_code`: a city of the site, or a new one",
  },
  { path: "location.postal_code", readWith: "location.city" },
  { path: "location.country", to: "general.address.country.id" },
  { path: "location.geo.latitude", to: "general.address.location.latitude" },
  { path: "location.geo.longitude", to: "general.address.location.longitude" },
  ...leftOut(SAID_IN_PARTS, "location.street_2", "location.formatted", "location.formatted_agency"),
];
