import { join } from "node:path";

type Build = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const SITE = join(import.meta.dirname, "../../site");

/** Chunks by what loads all that is in them at once: one weighs less than the dozen small ones that a bundler cuts. */
const CHUNKS: ReadonlyArray<{ readonly name: string; readonly loadedBy: readonly string[] }> = [
  { name: "shell", loadedBy: ["root.tsx"] },
  { name: "lists", loadedBy: ["pages/page.tsx"] },
];

const closures = new Map<string, ReadonlySet<string>>();

/** Stand alone: the entry runs as soon as it is loaded, and must find the page's screens there. */
const ALONE = ["entry.client.tsx", "pages/page.tsx"].map((file) => join(SITE, file));

/** The first that fits takes a module, and what it needs: without an order a later one would take that from it. */
export const sharedChunks = CHUNKS.map((chunk, at) => ({
  priority: CHUNKS.length - at,
  name: (id: string, build: Build) => (isLoadedBy(chunk.loadedBy, id, build) ? chunk.name : null),
}));

function isLoadedBy(files: readonly string[], id: string, build: Build): boolean {
  if (ALONE.some((file) => id.startsWith(file))) return false;
  return files.every((file) => {
    const closure = closures.get(file) ?? closureOf(join(SITE, file), build);
    closures.set(file, closure);
    return closure.has(id);
  });
}

/** A module and all that it imports at once, in turn. */
function closureOf(start: string, build: Build): ReadonlySet<string> {
  const known = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    waiting.push(...(build.getModuleInfo(id)?.importedIds ?? []));
  }
  return known;
}
