import { searchableUnits, type ProjectNode } from "#domain/estate/project/searchable-units.ts";
import type { MatchedListing } from "#domain/alerts/criteria.ts";
import { NODES_OF_PROJECT, PROJECT_NODE } from "#features/listings/search/read-projects.ts";

/** What subscribers' criteria ask of a row of `estate e` of the site $1. */
export const MATCHED_COLUMNS = `e.transaction, e.city_id, e.price, ${PROJECT_NODE("e")} as own,
  case when e.is_project then ${NODES_OF_PROJECT("e")} else '[]' end as nodes`;

export type MatchedRow = {
  readonly id: number;
  readonly transaction: number;
  readonly city_id: number;
  readonly price: number | null;
  readonly own: ProjectNode;
  readonly nodes: readonly ProjectNode[];
};

export function matchedListing({
  transaction,
  city_id: city,
  price,
  own,
  nodes,
}: MatchedRow): MatchedListing {
  return { transaction, city, price, units: searchableUnits(own, nodes) };
}
