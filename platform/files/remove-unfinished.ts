import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { UNFINISHED } from "./write-file-atomically.ts";

/** Longer than a process goes without writing into the file that it has open. */
const LEFT_AFTER_MS = 60 * 60 * 1000;

/**
 * Removes below a folder of this machine what a process left half written that was killed, and tells how many files that
 * were. What somebody wrote into within the last hour stays: its process may go on.
 */
export async function removeUnfinished(folder: string, now: Date): Promise<number> {
  let removed = 0;
  // One that is not there yet, or was removed meanwhile, has none.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removed += await removeUnfinished(path, now);
    else if (entry.name.endsWith(UNFINISHED) && (await isLeft(path, now))) {
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function isLeft(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && now.getTime() - found.mtimeMs > LEFT_AFTER_MS;
}
