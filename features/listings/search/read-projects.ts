import { searchableUnits, type ProjectNode } from "#domain/estate/project/searchable-units.ts";
import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import type { Bind } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";
import {
  createProjectUnits,
  type ListedProject,
  patchProjectUnits,
  type ProjectUnits,
  UNIT_PATHS,
} from "./project-units.ts";

/** A statement answers so many at most: each comes with all of its units. */
const PROJECTS_A_READ = 2_000;
const BYTES_A_CODE = 4;

type ProjectRow = Omit<ListedProject, "units"> & {
  readonly own: ProjectNode;
  readonly homes: readonly ProjectNode[];
};

/** Read whole once; after a change only the projects that changed are read. */
export function readProjects(reader: DatabaseReader, siteId: string): Promise<ProjectUnits> {
  return reader.queryCache.getOrPatch<ProjectUnits>(siteId, "projects", {
    load: () => loadProjects(reader, siteId),
    patch: async (former, ids) => {
      const fresh = await findProjects(reader, siteId, (bind) => `p.id = any(${bind(ids)}::bigint[])`);
      return patchProjectUnits(former, ids, fresh);
    },
    sizeOf: ({ projects }) =>
      Math.ceil((projects.length * (UNIT_PATHS.length + 1) * BYTES_A_CODE) / BYTES_A_ROW),
  });
}

async function loadProjects(reader: DatabaseReader, siteId: string): Promise<ProjectUnits> {
  const units = createProjectUnits();
  let last: number | undefined;
  do {
    const after = last ?? 0;
    const projects = await findProjects(reader, siteId, (bind) => `p.id > ${bind(after)}`, PROJECTS_A_READ);
    projects.forEach(units.add);
    last = projects.length === PROJECTS_A_READ ? projects.at(-1)!.id : undefined;
  } while (last !== undefined);
  return units.finish();
}

/** In the order of their ids; those that an import touches are named by it, also where only a unit of theirs changed. */
async function findProjects(
  { database }: DatabaseReader,
  siteId: string,
  which: (bind: Bind) => string,
  most?: number,
): Promise<ListedProject[]> {
  const { rows } = await database.query<ProjectRow>(
    statement(siteId, (bind) => {
      const limit = most === undefined ? "" : ` limit ${bind(most)}`;
      return `${FIND_PROJECTS} and ${which(bind)} order by p.id${limit}`;
    }),
  );
  return rows.map(({ id, transaction, country, city, lng, lat, own, homes }) => {
    return { id, transaction, country, city, lng, lat, units: searchableUnits(own, homes) };
  });
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
  select p.id, p.transaction, p.country, p.city_id as city, p.lng, p.lat, ${PROJECT_NODE("p")} as own, ${NODES_OF_PROJECT("p")} as homes
  from estate p where p.site_id = $1 and p.is_project and p.parent_id is null and not p.hidden`;
