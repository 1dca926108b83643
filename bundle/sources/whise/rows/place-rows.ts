import { brusselsMoment } from "../../brussels-moment.ts";
import type { MappingRow } from "../../mapping-row.ts";
import { CLIENT } from "../whise-codes.ts";
import * as codes from "../whise-codes.ts";
import * as convert from "../whise-conversions.ts";

export const PLACE_ROWS: readonly MappingRow[] = [
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
