import { join } from "node:path";

type Build = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const SITE = join(import.meta.dirname, "../site");

/** Chunks by what loads all that is in them at once: one weighs less than the dozen small ones that a bundler cuts. */
const CHUNKS: ReadonlyArray<{ readonly name: string; readonly loadedBy: readonly string[] }> = [
  { name: "shell", loadedBy: ["root.tsx"] },
  { name: "shell", loadedBy: ["entry.client.tsx"] },
  { name: "screens", loadedBy: ["pages/page.tsx", "pages/estate.tsx"] },
];

const closures = new Map<string, ReadonlySet<string>>();

/** Stands alone: it runs as soon as it is loaded, and must find the page's screens there. */
const ENTRY = join(SITE, "entry.client.tsx");

/** The chunk of a module that several screens load. */
export function sharedChunk(id: string, build: Build): string | null {
  if (id === ENTRY) return null;
  const isLoadedBy = (file: string) => {
    const closure = closures.get(file) ?? closureOf(join(SITE, file), build);
    closures.set(file, closure);
    return closure.has(id);
  };
  return CHUNKS.find(({ loadedBy }) => loadedBy.every(isLoadedBy))?.name ?? null;
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
