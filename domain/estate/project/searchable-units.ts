import { offeredUnits } from "./project-price.ts";

/** A node of a project as searches ask for it: ids, euro, counts, m², a label, what it has; null is unknown. */
export type ProjectNode = {
  readonly transactionId: number | null;
  readonly headTypeId: number | null;
  readonly subTypeId: number | null;
  readonly bedrooms: number | null;
  /** Null where it is hidden, too. */
  readonly price: number | null;
  readonly area: number | null;
  readonly areaGround: number | null;
  readonly energyLabel: string | null;
  readonly hasTerrace: boolean | null;
  readonly hasGarden: boolean | null;
  readonly hasParking: boolean | null;
  readonly hasElevator: boolean | null;
  readonly isNewBuilding: boolean | null;
};

type Facts = Omit<ProjectNode, "transactionId" | "headTypeId" | "subTypeId">;

/** What one unit makes a project be found by; a unit in a new-build project is of both their types. */
export type SearchableUnit = Facts & {
  readonly headTypeIds: readonly number[];
  readonly subTypeIds: readonly number[];
};

/**
 * The units that a project is judged by: those that can still be had; itself where it has none at all;
 * only what kind of project it is where all are sold. Example: a project with a unit for sale and a sold one is judged by the first.
 */
export function searchableUnits(
  project: ProjectNode,
  units: readonly ProjectNode[],
): readonly SearchableUnit[] {
  if (units.length === 0) return [searchableUnit(project, project)];
  const offered = offeredUnits(project.transactionId, units);
  if (offered.length > 0) return offered.map((unit) => searchableUnit(unit, project));
  return [searchableUnit({ ...project, ...NOTHING_KNOWN }, project)];
}

const NOTHING_KNOWN: Omit<Facts, "hasElevator" | "isNewBuilding"> = {
  bedrooms: null,
  price: null,
  area: null,
  areaGround: null,
  energyLabel: null,
  hasTerrace: null,
  hasGarden: null,
  hasParking: null,
};

/** The lift is the building's, and so is how new it is. */
function searchableUnit(unit: ProjectNode, project: ProjectNode): SearchableUnit {
  const { transactionId: _, headTypeId, subTypeId, ...facts } = unit;
  return {
    ...facts,
    hasElevator: unit.hasElevator ?? project.hasElevator,
    isNewBuilding: unit.isNewBuilding ?? project.isNewBuilding,
    headTypeIds: idsOf(headTypeId, project.headTypeId),
    subTypeIds: idsOf(subTypeId, project.subTypeId),
  };
}

function idsOf(...ids: ReadonlyArray<number | null>): readonly number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
