import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { FileStore, StoredFile } from "../files/file-store.ts";
import { filesBelow } from "../files/files-below.ts";
import { readInfoIn } from "../media/media-info.ts";
import { INFO_FILE, isContentAddress, keyOfMedia } from "../media/media-folder.ts";
import { chooseBackup, listBackups, readManifest } from "./backups.ts";
import { hashing } from "./hashing.ts";
import { inOrder } from "./in-order.ts";
import { type Manifest, MEDIA, type SavedFile } from "./manifest.ts";
import { savedMedia } from "./saved-media.ts";

type Saving = {
  readonly originals: FileStore;
  readonly store: FileStore;
  /** Where the list of what was saved is written, packed. */
  readonly listPath: string;
  readonly onFile?: () => void;
};

export type SavedMedia = Omit<Manifest["media"], "file"> & { readonly copied: number };

/**
 * Copies the originals that the place of the backups lacks, and lists all. What the last whole backup listed, and is there
 * with that size, is neither read nor copied again: an address of media never gets another content.
 */
export async function saveMedia({ originals, store, listPath, onFile }: Saving): Promise<SavedMedia> {
  const target = filesBelow(store, MEDIA);
  const before = inOrder(await lastSaved(store));
  const there = inOrder(target.list(""));
  const counts = { files: 0, totalBytes: 0, copied: 0 };
  const lines = async function* () {
    for await (const key of keysOf(originals)) {
      const [listed, found] = [await before.find(key), await there.find(key)];
      const known = listed && found?.bytes === listed.bytes ? listed : null;
      const saved = known ?? (await copyFile(originals, target, key, found));
      if (!saved) continue;
      if (!known) counts.copied += 1;
      counts.files += 1;
      counts.totalBytes += saved.bytes;
      onFile?.();
      yield `${JSON.stringify(saved)}\n`;
    }
  };
  const { through, told } = hashing();
  await pipeline(Readable.from(lines()), createGzip(), through, createWriteStream(listPath, { mode: 0o600 }));
  await Promise.all([before.end(), there.end()]);
  return { ...told(), ...counts };
}

async function lastSaved(store: FileStore): Promise<AsyncIterable<SavedFile>> {
  if (!(await listBackups(store)).some(({ isWhole }) => isWhole)) return none();
  const last = await chooseBackup(store);
  return savedMedia(store, last, await readManifest(store, last));
}

async function* none(): AsyncGenerator<never> {}

/** The file of what is known comes before the original, as the keys are sorted. */
async function* keysOf(originals: FileStore): AsyncGenerator<string> {
  for await (const folder of originals.folders(2)) {
    const address = folder.slice(folder.indexOf("/") + 1);
    const info = isContentAddress(address) ? await readInfoIn(originals, address) : null;
    // Without it, an import is at it or was ended.
    if (info) yield* [INFO_FILE, info.original].map((name) => keyOfMedia(address, name)).toSorted();
  }
}

/** Null where it was cleaned away meanwhile. */
async function copyFile(
  originals: FileStore,
  target: FileStore,
  key: string,
  found: StoredFile | null,
): Promise<SavedFile | null> {
  const content = await originals.read(key);
  if (!content) return null;
  const saved = { key, bytes: content.length, sha256: sha256(content) };
  // An earlier backup that was ended may have brought it.
  const isThere = found?.bytes === saved.bytes && sha256((await target.read(key))!) === saved.sha256;
  if (!isThere) await target.write(key, content);
  return saved;
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
