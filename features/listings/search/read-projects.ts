import {
  type SearchableUnit,
  searchableUnits,
  type ProjectNode,
} from "#domain/estate/project/searchable-units.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { statement } from "../search-conditions/statement.ts";

/** A project of a site's list, and the units that it is judged by. */
export type ListedProject = {
  readonly id: number;
  readonly transaction: number;
  readonly country: string;
  readonly city: number;
  readonly units: readonly SearchableUnit[];
};

type ProjectRow = Pick<ListedProject, "id" | "transaction" | "country" | "city"> & {
  readonly own: ProjectNode;
  readonly homes: readonly ProjectNode[];
};

export function readProjects(
  { database, queryCache }: DatabaseReader,
  siteId: string,
): Promise<readonly ListedProject[]> {
  return queryCache.getOrLoad(
    siteId,
    "projects",
    async () => {
      const { rows } = await database.query<ProjectRow>(statement(siteId, () => FIND_PROJECTS));
      return rows.map(({ id, transaction, country, city, own, homes }) => {
        return { id, transaction, country, city, units: searchableUnits(own, homes) };
      });
    },
    (projects) => projects.reduce((size, { units }) => size + 1 + units.length, 0),
  );
}

/** A node as the domain judges it; 0 stands for "none" in the database. */
export const PROJECT_NODE = (row: string) => `json_build_object(
  'transactionId', nullif(${row}.transaction, 0), 'headTypeId', nullif(${row}.head_type, 0),
  'subTypeId', nullif(${row}.sub_type, 0), 'bedrooms', ${row}.bedrooms[1],
  'price', ${row}.price, 'area', ${row}.area, 'areaGround', ${row}.area_ground, 'energyLabel', ${row}.energy_label,
  'hasTerrace', ${row}.terrace, 'hasGarden', ${row}.garden, 'hasParking', ${row}.parking,
  'hasElevator', ${row}.elevator, 'isNewBuilding', ${row}.new_building)`;

/** Nodes of the project `row`, as a JSON list. */
export const NODES_OF_PROJECT = (row: string) => `coalesce((
  select json_agg(${PROJECT_NODE("h")} order by h.id) from estate h where h.site_id = $1 and h.parent_id = ${row}.id and not h.hidden
), '[]')`;

const FIND_PROJECTS = `
  select p.id, p.transaction, p.country, p.city_id as city, ${PROJECT_NODE("p")} as own, ${NODES_OF_PROJECT("p")} as homes
  from estate p where p.site_id = $1 and p.is_project and p.parent_id is null and not p.hidden
  order by p.id`;
