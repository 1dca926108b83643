import { offeredHomes } from "./project-price.ts";

/** A node of a project as searches ask for it: ids, euro, counts, m²; null is unknown. */
export type ProjectNode = {
  readonly transactionId: number | null;
  readonly headTypeId: number | null;
  readonly subTypeId: number | null;
  readonly bedrooms: number | null;
  /** Null where it is hidden, too. */
  readonly price: number | null;
  readonly area: number | null;
  readonly areaGround: number | null;
};

/** What one home makes a project be found by; a home in a new-build project is of both their types. */
export type JudgedHome = Pick<ProjectNode, "bedrooms" | "price" | "area" | "areaGround"> & {
  readonly headTypeIds: readonly number[];
  readonly subTypeIds: readonly number[];
};

/**
 * The homes that a project is judged by (product decision, point 4): those that can still be had; itself where it has none at all;
 * only what kind of project it is where all are sold. Example: a project with a home for sale and a sold one is judged by the first.
 */
export function judgedHomes(project: ProjectNode, homes: readonly ProjectNode[]): readonly JudgedHome[] {
  if (homes.length === 0) return [judgedHome(project, project)];
  const offered = offeredHomes(project.transactionId, homes);
  if (offered.length > 0) return offered.map((home) => judgedHome(home, project));
  return [judgedHome({ ...project, bedrooms: null, price: null, area: null, areaGround: null }, project)];
}

function judgedHome(home: ProjectNode, project: ProjectNode): JudgedHome {
  const { bedrooms, price, area, areaGround } = home;
  return {
    bedrooms,
    price,
    area,
    areaGround,
    headTypeIds: idsOf(home.headTypeId, project.headTypeId),
    subTypeIds: idsOf(home.subTypeId, project.subTypeId),
  };
}

function idsOf(...ids: ReadonlyArray<number | null>): readonly number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
