import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Where a file or folder of the project lies, by its path from the project's root. The bundled server lies elsewhere in
 * the project than the sources do, so the root is looked for upwards.
 */
export function findInProject(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === dirname(folder)) throw new Error(`No ${path} above ${import.meta.dirname}.`);
  }
}
