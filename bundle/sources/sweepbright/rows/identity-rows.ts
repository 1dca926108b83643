import { label, leftOut, texts } from "../../row-kinds.ts";
import { type Json, type MappingRow, type Place, UNREADABLE } from "../../mapping-row.ts";
import {
  CLIENT,
  HEAD_TYPES,
  HEAD_TYPES_OF_SUB_TYPES,
  KINDS,
  LETS,
  PERIODS,
  PROJECT,
  PUBLIC_SALE,
  SALES,
  SUB_TYPES,
} from "../sweepbright-codes.ts";
import { SAMPLE, within } from "./row-reasons.ts";

const TYPES = `${CLIENT} modules/fields/class-features.php`;

const isLet = ({ document }: Place) => document["negotiation"] === "let";
const isSale = ({ document }: Place) => document["negotiation"] !== "let";

function headTypeOf(type: Json, { document }: Place): Json | typeof UNREADABLE {
  if (document["is_project"] === true) return PROJECT;
  return HEAD_TYPES_OF_SUB_TYPES[String(document["sub_type"])] ?? HEAD_TYPES[String(type)] ?? UNREADABLE;
}

function transactionOf(status: Json, { document }: Place): Json | typeof UNREADABLE {
  const isAuction = Boolean(within(document["auction"], "start_date"));
  const transaction = (document["negotiation"] === "let" ? LETS : SALES)[String(status)];
  return transaction === 1 && isAuction ? PUBLIC_SALE : (transaction ?? UNREADABLE);
}

export const IDENTITY_ROWS: readonly MappingRow[] = [
  { path: "id", to: "general.externalId" },
  { path: "is_project", to: "general.project" },
  { path: "project_id", to: "general.parentExternalId" },
  { path: "settings.reference", to: "general.reference" },
  {
    path: "type",
    to: "general.headType.id",
    convert: headTypeOf,
    says: "with `is_project` and `sub_type`",
    source: TYPES,
  },
  {
    path: "sub_type",
    to: "general.subType.id",
    codes: SUB_TYPES,
    when: ({ document }) => String(document["sub_type"]) in SUB_TYPES && document["is_project"] !== true,
    source: TYPES,
  },
  {
    path: "sub_type",
    extra: label("Soort", "Genre", "Kind", "Art"),
    codes: KINDS,
    when: ({ document }) =>
      String(document["sub_type"]) in KINDS || !(String(document["sub_type"]) in SUB_TYPES),
    source: TYPES,
  },
  { path: "sub_type", readWith: "type" },
  {
    path: "status",
    to: "general.transaction.id",
    convert: transactionOf,
    says: "with `negotiation` and `auction.start_date`: sold, rented, under option (`option`, `agreement`), else for sale or for rent",
    source: `${CLIENT} modules/fields/class-estate.php`,
  },
  { path: "negotiation", readWith: "status" },
  { path: "rent_period", to: "general.price.period.name", codes: PERIODS, when: isLet },
  { path: "rent_period", leftOut: "a price of a sale has no period", when: isSale },
  { path: "auction.start_date", to: "property.notary.session_date", source: SAMPLE },
  ...leftOut("an estate comes only once it is published", "publish_status"),
  ...texts("description_title", "general.title"),
  ...texts("description", "general.description"),
];
