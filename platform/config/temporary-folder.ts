import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFolder } from "../files/list-folder.ts";

/** Longer than anything works with its folder. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

export type TemporaryFolder = { readonly path: string; readonly remove: () => Promise<void> };

/**
 * A new folder below the data folder, where there is room for large files. What processes left there that were ended
 * before they could remove it goes after a day.
 */
export async function openTemporaryFolder(dataDir: string, name: string): Promise<TemporaryFolder> {
  const root = rootIn(dataDir);
  await mkdir(root, { recursive: true });
  await removeLeftFolders(dataDir);
  const path = await mkdtemp(join(root, `${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Removes what ended processes left. */
export async function removeLeftFolders(dataDir: string): Promise<void> {
  for (const name of await listFolder(rootIn(dataDir))) {
    const folder = join(rootIn(dataDir), name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

function rootIn(dataDir: string): string {
  return join(dataDir, "tmp");
}
