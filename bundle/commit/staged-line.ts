import { hash } from "node:crypto";
import type { Address } from "#features/site/schema/address.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { amenitiesOf } from "#domain/estate/amenities.ts";
import { concealAddress } from "#domain/estate/address/address.ts";
import { amountOfFigures, concealPrice, type PriceFigures } from "#domain/estate/price/hidden-price.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import {
  bedroomsOf,
  energyLabelOf,
  epcValueOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";
import { technicalFactsOf } from "#domain/estate/technical-facts.ts";
import { STAGED_COLUMNS, type StagedColumn } from "./begin-import.ts";
import { cardOfEstate } from "./card-of-estate.ts";
import { arrayCell, type Cell, copyLine } from "./copy-lines.ts";
import { wordsOfEstate } from "#features/listings/search-conditions/words-of-estate.ts";

/** A node as an import stages it: `estate` is what may be shown, but for a hidden price, with its `uri` unless it is a unit. */
export type StagedEstate = {
  readonly estate: Omit<Estate, "children">;
  /** The true address where the shown one was concealed. */
  readonly privateAddress: Address | null;
  /** The line that was brought; absent where derived rows are rebuilt. */
  readonly brought?: Buffer | null;
  /** To which source it belongs; null or absent: to the one that the import names. */
  readonly source?: string | null;
};

/**
 * One line of PostgreSQL's text format for `COPY_STAGED_ESTATES`, with its line break: the node, its card, and every
 * value that a search needs. Write the lines of one import in any order.
 */
export function stagedLine(staged: StagedEstate): string {
  const cells = stagedCells(staged);
  return copyLine(STAGED_COLUMNS.map((column) => cells[column]));
}

/** The same by the names of its columns. */
export function stagedCells({
  estate,
  privateAddress,
  brought,
  source,
}: StagedEstate): Record<StagedColumn, Cell> {
  // Concealing twice changes nothing, and nobody can forget it.
  const { shown, figures } = concealPrice(concealAddress(estate));
  const line = brought?.toString("utf8");
  return {
    ...cellsOf(shown, privateAddress, figures),
    external_id: estate.general.externalId,
    source,
    line,
    line_hash: line && hash("sha1", line, "base64"),
  };
}

function cellsOf(
  estate: StagedEstate["estate"],
  privateAddress: Address | null,
  figures: PriceFigures | null,
): Omit<Record<StagedColumn, Cell>, "external_id" | "source" | "line" | "line_hash"> {
  const { general } = estate;
  const { address } = general;
  const technical = technicalFactsOf(estate);
  const amenities = amenitiesOf(estate);
  const { uri, ...shown } = estate;
  const document = jsonOf(shown);
  const card = jsonOf(cardOfEstate(estate));
  const concealed = privateAddress && jsonOf(privateAddress);
  const privatePrice = figures && jsonOf(figures);
  return {
    id: general.id,
    parent_id: general.parentId,
    document,
    card,
    private_address: concealed,
    private_price: privatePrice,
    private_amount: figures && amountOfFigures(figures),
    words: wordsOfEstate(estate),
    hash: hashOf([document, jsonOf(uri), concealed, privatePrice]),
    uri: uri && jsonOf(uri),
    is_project: general.project,
    hidden: general.hidden === true,
    head_type: general.headType?.id ?? 0,
    sub_type: general.subType?.id ?? 0,
    transaction: general.transaction?.id ?? 0,
    country: address?.country?.id ?? "",
    city_id: address?.city?.id ?? 0,
    zip: address?.city?.zip ?? "",
    names: jsonOf(namesOf(general)),
    price: effectivePrice(estate)?.amount,
    area: livingAreaOf(estate),
    bedroom_count: bedroomsOf(estate),
    publication_date: general.publicationDate,
    collections: arrayCell(estate.estate_collections.map((row) => row.estate_collection_id)),
    sticker_id: general.sticker?.id,
    floor: technical.floor,
    area_ground: landAreaOf(estate),
    epc_value: epcValueOf(estate),
    construction_year: technical.constructionYear,
    new_building: technical.isNewBuilding,
    furniture: technical.isFurnished,
    elevator: technical.hasElevator,
    terrace: amenities.hasTerrace,
    garden: amenities.hasGarden,
    parking: amenities.hasParking,
    region: address?.region,
    energy_label: energyLabelOf(estate),
    condition: technical.condition,
    reference: general.reference,
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

/** NUL and halves of surrogate pairs are no text to PostgreSQL, though JSON can spell them. */
const UNSTORABLE = /\\u(0000|d[89a-f])/i;

function jsonOf(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  if (!UNSTORABLE.test(text)) return text;
  return JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === "string" ? entry.replaceAll("\0", "").toWellFormed() : entry,
  );
}

function hashOf(parts: ReadonlyArray<string | null>): string {
  return hash("sha1", parts.map((part) => `${part ?? ""}\n`).join(""), "base64");
}
