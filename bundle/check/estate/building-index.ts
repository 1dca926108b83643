import type { Address } from "#features/site/schema/address.ts";

/** As much of an address as tells a street. */
export type StreetAddress = Pick<Address, "street" | "number" | "city">;

type Member = {
  readonly id: number;
  readonly parentId?: number | null;
  readonly project: boolean;
  readonly address?: (StreetAddress & { readonly visible?: boolean }) | null;
};

/** Which buildings have a hidden address, by the id of the project or of the listing of its own. */
export type HiddenBuildings = {
  has(building: number): boolean;
  /** Those that a listing names, apart from those that are hidden because nobody can tell. */
  readonly named: ReadonlySet<number>;
  /** The addresses that a project and its units give it, each once; none of a listing of its own. */
  addressesOf(building: number): readonly StreetAddress[];
};

/** What a line that is refused hides: nothing, one building, or, where it does not tell which one, any. */
export type Hiding = number | "any" | null;

type Orphan = {
  readonly code: "unknown-project" | "wrong-project";
  readonly line: number;
  readonly path: string;
  readonly message: string;
};

/** Which listing belongs to which project, in whatever order they come. */
export type BuildingIndex = {
  /** The line of an earlier listing with the same id, which then stands; else null. */
  add(member: Member, line: number): number | null;
  /** Hides a building whose listing says so and is refused: what it hides stays hidden without it. */
  hide(hiding: Hiding, line: number, address?: StreetAddress | null): void;
  /** The first line that may hide any of the projects; null where there is none, or no project. */
  readonly unclear: number | null;
  /** Hidden by the listing itself, by its project or by a unit of the project. */
  readonly hidden: HiddenBuildings;
  /** Each line that has a listing, and its building. */
  lines(): Generator<readonly [line: number, building: number]>;
  /** The lines whose project is not there, or is none. */
  orphans(isKnownProject: (id: number) => boolean, nameOf?: (id: number) => string): Generator<Orphan>;
};

export function createBuildingIndex(): BuildingIndex {
  const lineOf = new Map<number, number>();
  const projects = new Set<number>();
  const units = new Map<number, number>();
  const buildings = new Set<number>();
  const named = new Set<number>();
  const addresses = new Map<number, Map<string, StreetAddress>>();
  let unclear: number | null = null;
  return {
    hidden: {
      has: (id) => named.has(id) || (unclear !== null && buildings.has(id)),
      named,
      addressesOf: (building) => [...(addresses.get(building)?.values() ?? [])],
    },
    get unclear() {
      return buildings.size > 0 ? unclear : null;
    },
    hide: (hiding, line, address) => {
      if (hiding === "any") unclear ??= line;
      else if (hiding !== null) {
        const building = units.get(lineOf.get(hiding) ?? 0) ?? hiding;
        named.add(building);
        noteAddress(addresses, building, address);
      }
    },
    add: ({ id, parentId, project, address }, line) => {
      const twin = lineOf.get(id);
      if (twin !== undefined) return twin;
      lineOf.set(id, line);
      if (address?.visible === false) named.add(parentId ?? id);
      if (project || parentId != null) {
        buildings.add(parentId ?? id);
        noteAddress(addresses, parentId ?? id, address);
      }
      if (project) projects.add(id);
      else if (parentId != null) units.set(line, parentId);
      return null;
    },
    *lines() {
      for (const [id, line] of lineOf) yield [line, units.get(line) ?? id];
    },
    *orphans(isKnownProject, nameOf = String) {
      for (const [line, parentId] of units) {
        if (projects.has(parentId) || (!lineOf.has(parentId) && isKnownProject(parentId))) continue;
        const { code, why } = lineOf.has(parentId) ? NO_PROJECT : NOT_THERE;
        yield { code, line, path: "general.parentId", message: `${nameOf(parentId)} ${why}` };
      }
    },
  };
}

const NO_PROJECT = { code: "wrong-project", why: "is no project" } as const;
const NOT_THERE = { code: "unknown-project", why: "is not among the listings" } as const;

function noteAddress(
  addresses: Map<number, Map<string, StreetAddress>>,
  building: number,
  address: StreetAddress | null | undefined,
): void {
  if (!address?.street) return;
  const { street, number, city } = address;
  const ofBuilding = addresses.get(building) ?? new Map<string, StreetAddress>();
  addresses.set(building, ofBuilding.set(JSON.stringify([street, number]), { street, number, city }));
}
