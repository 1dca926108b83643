import { stat, lstat, open, readdir } from "node:fs/promises";
import { BUNDLE_LIMITS, type BundleLimits } from "./bundle-limits.ts";
import { BundleRefused, type OpenBundle, isBundleFile, BUNDLE_FOLDERS } from "./bundle-files.ts";
import { openZip } from "./open-zip.ts";
import { constants, type Dirent } from "node:fs";
import { join } from "node:path";

/** Opens a folder or a .zip as a bundle; throws {@link BundleRefused} with one line when it is none. */
export async function openBundle(path: string, limits: BundleLimits = BUNDLE_LIMITS): Promise<OpenBundle> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new BundleRefused("there is no such file or folder");
  if (!found.isDirectory() && !found.isFile()) throw new BundleRefused("it is neither a folder nor a .zip");
  const bundle = await (found.isDirectory() ? openFolder(path, limits) : openZip(path, limits));
  if ([...bundle.files.keys()].some(isBundleFile)) return bundle;
  await bundle.close();
  throw new BundleRefused("it is not a site bundle: there is no file of one in it");
}

/** A bundle that lies unpacked in a folder. Only the places that a bundle has are walked; links are refused. */
async function openFolder(root: string, limits: BundleLimits): Promise<OpenBundle> {
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
