import { constants, type Dirent } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BundleLimits } from "./bundle-limits.ts";
import { BundleRefused, BUNDLE_FOLDERS, type BundleSource } from "./bundle-source.ts";

/** A bundle that lies unpacked in a folder. Only the places that a bundle has are walked; links are refused. */
export async function openFolder(root: string, limits: BundleLimits): Promise<BundleSource> {
  const files = new Map<string, number>();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (isHidden(entry)) continue;
    const isPlace = (BUNDLE_FOLDERS as readonly string[]).includes(entry.name);
    if (entry.isDirectory() && isPlace) await gather(root, entry.name, files, limits);
    else if (!entry.isDirectory()) await add(root, entry.name, entry, files, limits);
  }
  return {
    files,
    open: async (name) => {
      // Between the walk and now a file may have been swapped for a link.
      const file = await open(join(root, name), constants.O_RDONLY | constants.O_NOFOLLOW);
      return file.createReadStream({ highWaterMark: 256 * 1024 });
    },
    close: async () => {},
  };
}

async function gather(
  root: string,
  folder: string,
  files: Map<string, number>,
  limits: BundleLimits,
): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    if (isHidden(entry)) continue;
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) await gather(root, name, files, limits);
    else await add(root, name, entry, files, limits);
  }
}

async function add(
  root: string,
  name: string,
  entry: Dirent,
  files: Map<string, number>,
  limits: BundleLimits,
): Promise<void> {
  if (entry.isSymbolicLink())
    throw new BundleRefused(`${name} is a symbolic link; a bundle holds plain files`);
  if (!entry.isFile()) throw new BundleRefused(`${name} is not a plain file`);
  files.set(name, (await lstat(join(root, name))).size);
  if (files.size > limits.files) throw new BundleRefused(`more than ${limits.files} files`);
}

function isHidden({ name }: Dirent): boolean {
  return name.startsWith(".");
}
