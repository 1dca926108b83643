import { dirname } from "node:path";

type Import = { readonly from: string; readonly to: string };

/**
 * Every import that is part of a circle of folders in one folder: two that import each other, or more in a ring. The
 * files of a folder and those of the folders in it may know each other. Example: "site/api → site/messages: a.ts → b.ts"
 */
export function circlesOfFolders(imports: readonly Import[]): string[] {
  const between = imports.flatMap((one) => foldersOf(one) ?? []);
  const known = Map.groupBy(between, ({ folder }) => folder);
  const reached = new Map([...known.keys()].map((folder) => [folder, reachedFrom(folder)]));
  return between
    .filter(({ folder, other }) => reached.get(other)?.has(folder))
    .map(({ folder, other, from, to }) => `${folder} → ${other}: ${from} → ${to}`);

  function reachedFrom(start: string): ReadonlySet<string> {
    const found = new Set<string>();
    const ahead = [start];
    for (const folder of ahead)
      for (const { other } of known.get(folder) ?? []) {
        if (!found.has(other)) ahead.push(other);
        found.add(other);
      }
    return found;
  }
}

/** The folders side by side of which one imports the other; null where both are one, or one lies in the other. */
function foldersOf({ from, to }: Import) {
  const [own, others] = [dirname(from).split("/"), dirname(to).split("/")];
  const at = own.findIndex((name, place) => name !== others[place]);
  if (at < 1 || others[at] === undefined) return null;
  return { folder: own.slice(0, at + 1).join("/"), other: others.slice(0, at + 1).join("/"), from, to };
}
