import type { MappingRow } from "../../mapping-row.ts";
import { CLIENT } from "../whise-codes.ts";
import * as convert from "../whise-conversions.ts";

export const IDENTITY_ROWS: readonly MappingRow[] = [
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
