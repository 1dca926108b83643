import { stat } from "node:fs/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { BundleLimits } from "./bundle-limits.ts";
import { BundleRefused, type OpenBundle } from "./bundle-files.ts";

const FILE_TYPE_BITS = 0o170000;
const PLAIN_FILE = 0o100000;
const SYMBOLIC_LINK = 0o120000;

/**
 * A bundle in a .zip, read in place: nothing is unpacked to the disk. Names that lead out, links, locked and doubled
 * entries and bombs are refused from the directory of the archive, before any content is read; while reading, yauzl
 * holds each entry to the size that its directory entry promised.
 */
export async function openZip(path: string, limits: BundleLimits): Promise<OpenBundle> {
  const archiveBytes = (await stat(path)).size;
  const zip = await openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entries = withoutWrapper(await readDirectory(zip, archiveBytes, limits));
    return {
      files: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      open: (name) => zip.openReadStreamPromise(entries.get(name)!),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BundleRefused ? error : refuse(error as Error);
  }
}

async function readDirectory(zip: ZipFile, archiveBytes: number, limits: BundleLimits) {
  if (zip.entryCount > limits.files) throw new BundleRefused(`more than ${limits.files} files`);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    refuseBomb(total, archiveBytes, limits);
    refuseOddEntry(entry, entries);
    if (!isOfTheSystem(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

function refuseBomb(total: number, archiveBytes: number, limits: BundleLimits): void {
  if (total > limits.totalBytes) {
    throw new BundleRefused(`its files unpack to more than ${limits.totalBytes} bytes`);
  }
  // Against the whole archive, so that entries that share their packed bytes count as often as they unpack.
  if (total > limits.ratioFromBytes && total > archiveBytes * limits.ratio) {
    throw new BundleRefused(`its files unpack to more than ${limits.ratio} times the size of the archive`);
  }
}

function refuseOddEntry(entry: Entry, known: ReadonlyMap<string, Entry>): void {
  const name = entry.fileName;
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS;
  if (type === SYMBOLIC_LINK)
    throw new BundleRefused(`${name} is a symbolic link; a bundle holds plain files`);
  if (name.endsWith("/")) return;
  if (type !== 0 && type !== PLAIN_FILE) throw new BundleRefused(`${name} is not a plain file`);
  if (name.includes("\0")) throw new BundleRefused(`${JSON.stringify(name)} is not a file name`);
  if (entry.isEncrypted()) throw new BundleRefused(`${name} is encrypted`);
  if (!entry.canDecodeFileData()) throw new BundleRefused(`${name} is packed in a way that is not deflate`);
  if (known.has(name)) throw new BundleRefused(`${name} is in the archive twice`);
}

/** Folders, and what operating systems leave behind. */
function isOfTheSystem(name: string): boolean {
  return name.endsWith("/") || name.startsWith("__MACOSX/") || /(^|\/)\./.test(name);
}

/** Packing a folder often puts that folder itself around everything. */
function withoutWrapper(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const [first] = entries.keys();
  const wrapper = first?.slice(0, first.indexOf("/") + 1);
  if (
    entries.has("site.json") ||
    !wrapper ||
    ![...entries.keys()].every((name) => name.startsWith(wrapper))
  ) {
    return entries;
  }
  return new Map([...entries].map(([name, entry]) => [name.slice(wrapper.length), entry]));
}

function refuse(error: Error): never {
  const { message } = error;
  if (/relative path|absolute path|invalid characters/.test(message)) {
    throw new BundleRefused(`it holds a file name that leads out of the bundle (${message})`);
  }
  throw new BundleRefused(`it can't be read as a .zip (${message})`);
}
