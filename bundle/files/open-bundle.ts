import { stat } from "node:fs/promises";
import { BUNDLE_LIMITS, type BundleLimits } from "./bundle-limits.ts";
import { BundleRefused, type BundleSource, isBundleFile } from "./bundle-source.ts";
import { openFolder } from "./folder-source.ts";
import { openZip } from "./zip-source.ts";

/** Opens a folder or a .zip as a bundle; throws {@link BundleRefused} with one line when it is none. */
export async function openBundle(path: string, limits: BundleLimits = BUNDLE_LIMITS): Promise<BundleSource> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new BundleRefused("there is no such file or folder");
  if (!found.isDirectory() && !found.isFile()) throw new BundleRefused("it is neither a folder nor a .zip");
  const source = await (found.isDirectory() ? openFolder(path, limits) : openZip(path, limits));
  if ([...source.files.keys()].some(isBundleFile)) return source;
  await source.close();
  throw new BundleRefused("it is not a site bundle: there is no file of one in it");
}
