import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFolder } from "./list-folder.ts";

/** Longer than anything works with its folder. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

export type TemporaryFolder = { readonly path: string; readonly remove: () => Promise<void> };

/**
 * A new folder below the data folder, where there is room for large files. What processes left there that were ended
 * before they could remove it goes after a day.
 */
export async function openTemporaryFolder(dataDir: string, name: string): Promise<TemporaryFolder> {
  const root = join(dataDir, "tmp");
  await mkdir(root, { recursive: true });
  await removeLeftFolders(root);
  const path = await mkdtemp(join(root, `${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function removeLeftFolders(root: string): Promise<void> {
  for (const name of await listFolder(root)) {
    const folder = join(root, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
