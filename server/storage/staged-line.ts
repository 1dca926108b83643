import { createHash } from "node:crypto";
import type { Address } from "#contract/estate/address.ts";
import type { Estate } from "#contract/estate/estate.ts";
import { effectivePrice } from "#domain/estate/price.ts";
import { STAGED_COLUMNS, type StagedColumn } from "./begin-import.ts";
import { cardOfEstate } from "./card-of-estate.ts";
import { wordsOfEstate } from "./words-of-estate.ts";

/** A node as an import stages it: `estate` is only what may be shown, with its `uri` unless it is an entity. */
export type StagedEstate = {
  readonly estate: Omit<Estate, "children">;
  /** The true address where the shown one was concealed. */
  readonly privateAddress: Address | null;
};

type Cell = string | number | boolean | null | undefined;

/**
 * One line of PostgreSQL's text format for `COPY_STAGED_ESTATES`, with its line break: the node, its card, and every
 * value that a search needs. Write the lines of one import in any order.
 */
export function stagedLine({ estate, privateAddress }: StagedEstate): string {
  const cells = cellsOf(estate, privateAddress);
  return `${STAGED_COLUMNS.map((column) => escapeCell(cells[column])).join("\t")}\n`;
}

function cellsOf(estate: StagedEstate["estate"], privateAddress: Address | null): Record<StagedColumn, Cell> {
  const { general } = estate;
  const { address } = general;
  const document = JSON.stringify(estate);
  const concealed = privateAddress && JSON.stringify(privateAddress);
  const card = JSON.stringify(cardOfEstate(estate));
  return {
    id: general.id,
    parent_id: general.parentId,
    document,
    card,
    private_address: concealed,
    words: wordsOfEstate(estate),
    hash: createHash("sha1")
      .update(document)
      .update(card)
      .update(concealed ?? "")
      .digest("base64"),
    uri: json(estate.uri),
    is_project: general.project,
    head_type: general.headType?.id,
    sub_type: general.subType?.id,
    transaction: general.transaction?.id,
    country: address?.country?.id,
    city_id: address?.city?.id,
    zip: address?.city?.zip,
    names: json(namesOf(general)),
    price: effectivePrice(estate, [])?.amount,
    bedroom_count: general.bedroomCount,
    publication_date: general.publicationDate,
    collections: `{${estate.estate_collections.map((row) => row.estate_collection_id).join(",")}}`,
    lat: address?.location?.latitude,
    lng: address?.location?.longitude,
  };
}

/** The agency's own names, for what its reference lists leave out. */
function namesOf({ headType, subType, transaction, address }: Estate["general"]) {
  const city = address?.city;
  return {
    head_type: headType?.name,
    sub_type: subType?.name,
    transaction: transaction?.name,
    city: city && { zip: city.zip, name: city.name, alias: city.alias },
  };
}

function json(value: unknown): string | null {
  return value == null ? null : JSON.stringify(value);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escapeCell(cell: Cell): string {
  if (cell == null) return "\\N";
  return typeof cell === "string" ? cell.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!) : String(cell);
}
