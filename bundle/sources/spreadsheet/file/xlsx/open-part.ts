import type { Readable } from "node:stream";
import { BundleRefused, type OpenBundle } from "../../../../files/bundle-files.ts";

/** What names sheets and styles is held in memory; a real one has some kB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** One of the small parts of a workbook. */
export async function openPart(archive: OpenBundle, name: string): Promise<Readable> {
  if ((archive.files.get(name) ?? 0) > MOST_BYTES)
    throw new BundleRefused(`${name} in it is larger than ${MOST_BYTES} bytes`);
  return archive.open(name);
}
