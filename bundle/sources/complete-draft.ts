import { EstateNode } from "#features/listings/schema/estate.ts";
import { withoutHoles, type ListingDraft } from "./write-draft.ts";

/** What had to go: where it stood, and what it lacked. */
export type Incomplete = { readonly path: string; readonly message: string };

const MOST_ROUNDS = 20;

/**
 * A draft without what is incomplete, such as a place with a latitude alone; each such part is told. Null where it has no id of
 * the system, or where nothing of it can stand.
 */
export function completeDraft(draft: ListingDraft): { draft: ListingDraft; incomplete: Incomplete[] } | null {
  if (partOf(draft["general"])["externalId"] === undefined) return null;
  const incomplete: Incomplete[] = [];
  let complete = withoutHoles(draft);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = EstateNode.safeParse(withStandIns(complete));
    if (parsed.success) return { draft: complete, incomplete };
    for (const { path, message } of parsed.error.issues) {
      if (!removeAt(complete, path.map(String))) return null;
      incomplete.push({ path: path.join("."), message });
    }
    complete = withoutHoles(complete);
  }
  return null;
}

/** The schema of a stored listing asks for a number and for files, which the import gives. */
function withStandIns(draft: ListingDraft): unknown {
  const { externalId: _external, parentExternalId, ...general } = partOf(draft["general"]);
  const entriesOf = (list: string) => (draft[list] ?? []) as Record<string, unknown>[];
  return {
    ...draft,
    general: { ...general, id: 1, ...(parentExternalId === undefined ? {} : { parentId: 2 }) },
    pictures: entriesOf("pictures").map((picture) => withStandIn(picture, "file")),
    files: entriesOf("files").map((file) => withStandIn(file, "link")),
  };
}

function withStandIn({ url, ...entry }: Record<string, unknown>, field: "file" | "link"): unknown {
  return url ? Object.assign(entry, { [field]: "stand-in.jpg" }) : entry;
}

/** Removes the deepest part of a path that is there; never the listing's general part. */
function removeAt(draft: ListingDraft, path: readonly string[]): boolean {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const names = path.slice(0, depth);
    const last = names.pop()!;
    const container = names.reduce<unknown>((inner, name) => partOf(inner)[name], draft);
    if (!isContainer(container) || !(last in container)) continue;
    delete container[last];
    return depth > 1 || last !== "general";
  }
  return false;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function partOf(value: unknown): Record<string, unknown> {
  return isContainer(value) ? value : {};
}
