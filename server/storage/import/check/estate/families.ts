type Member = {
  readonly id: number;
  readonly parentId?: number | null;
  readonly project: boolean;
  readonly address?: { readonly visible?: boolean } | null;
};
type Orphan = { readonly line: number; readonly path: string; readonly message: string };

/** Which listing belongs to which project, in whatever order they come. */
export type Families = {
  /** The line of an earlier listing with the same id, which then stands; else null. */
  add(member: Member, line: number): number | null;
  /** Listings of their own and projects whose address is hidden, by themselves or by a home of the project. */
  readonly hidden: ReadonlySet<number>;
  /** The lines whose project is not there, or is none. */
  orphans(isKnownProject: (id: number) => boolean): Generator<Orphan>;
};

export function createFamilies(): Families {
  const lineOf = new Map<number, number>();
  const projects = new Set<number>();
  const entities = new Map<number, number>();
  const hidden = new Set<number>();
  return {
    hidden,
    add: ({ id, parentId, project, address }, line) => {
      const twin = lineOf.get(id);
      if (twin !== undefined) return twin;
      lineOf.set(id, line);
      if (address?.visible === false) hidden.add(parentId ?? id);
      if (project) projects.add(id);
      else if (parentId != null) entities.set(line, parentId);
      return null;
    },
    *orphans(isKnownProject) {
      for (const [line, parentId] of entities) {
        if (projects.has(parentId) || (!lineOf.has(parentId) && isKnownProject(parentId))) continue;
        const why = lineOf.has(parentId) ? "is no project" : "is not among the listings";
        yield { line, path: "general.parentId", message: `${parentId} ${why}` };
      }
    },
  };
}
