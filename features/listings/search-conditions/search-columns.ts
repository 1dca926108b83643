import { ANYWHERE, COLLECTION_PATH } from "#domain/listing/search-paths.ts";
import { WORD_WEIGHTS } from "./words-of-estate.ts";

/** The columns of `estate` that hold one value, by the path that a search names, and how PostgreSQL types the value. */
export const VALUE_COLUMNS: Readonly<Record<string, { readonly column: string; readonly type: string }>> = {
  "general.id": { column: "id", type: "bigint" },
  "general.parentId": { column: "parent_id", type: "bigint" },
  "general.sticker.id": { column: "sticker_id", type: "bigint" },
  "general.reference": { column: "reference", type: "text" },
  "general.floor": { column: "floor", type: "float8" },
  "general.price.value": { column: "price", type: "float8" },
  "general.publicationDate": { column: "publication_date", type: "timestamptz" },
  "general.address.city.id": { column: "city_id", type: "bigint" },
  "general.address.city.zip": { column: "zip", type: "text" },
  "general.address.region": { column: "region", type: "text" },
  "dimensions.areaBuild": { column: "area", type: "float8" },
  "dimensions.areaGround": { column: "area_ground", type: "float8" },
  "energy.epcValue": { column: "epc_value", type: "float8" },
  "energy.energyLabel": { column: "energy_label", type: "text" },
  "technical.constructionYear": { column: "construction_year", type: "float8" },
  "technical.condition": { column: "condition", type: "text" },
  "technical.newBuilding": { column: "new_building", type: "boolean" },
  "technical.furniture": { column: "furniture", type: "boolean" },
  "technical.elevator": { column: "elevator", type: "boolean" },
  "technical.terrace": { column: "terrace", type: "boolean" },
  "technical.garden": { column: "garden", type: "boolean" },
  "technical.parking": { column: "parking", type: "boolean" },
};

/** The columns that hold several values of a listing and its units: one that fits is enough. */
export const SET_COLUMNS: Readonly<Record<string, { readonly column: string; readonly type: string }>> = {
  [COLLECTION_PATH]: { column: "collections", type: "bigint" },
};

/** The weights under which a path's words are stored; for anywhere none is asked, since asking reads the listing too. */
export const MATCH_WEIGHTS: Readonly<Record<string, string>> = {
  "general.title": WORD_WEIGHTS.title,
  "general.address.street": WORD_WEIGHTS.street,
  "general.address.city.name": WORD_WEIGHTS.city,
  "general.address.city.zip": WORD_WEIGHTS.city,
  "general.description": WORD_WEIGHTS.description,
  [ANYWHERE]: "",
};

export const PARENT_PATH = "general.parentId";
export const CITY_PATH = "general.address.city.id";
export const PRICE_PATH = "general.price.value";
export const AREA_PATH = "dimensions.areaBuild";
export const PLOT_PATH = "dimensions.areaGround";
export const LABEL_PATH = "energy.energyLabel";
export const REFERENCE_PATH = "general.reference";
