import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { FileStore } from "../files/file-store.ts";
import { keyInBackup } from "./backups.ts";
import { BackupRefused, type Manifest, SavedFile } from "./manifest.ts";

/** The files that a backup's list of media names, in the order of their keys. */
export async function* savedMedia(
  store: FileStore,
  name: string,
  { media }: Manifest,
): AsyncGenerator<SavedFile> {
  // Packed, it is small; a stream would have to stay open as long as files are copied.
  const packed = await store.read(keyInBackup(name, media.file));
  if (!packed) throw new BackupRefused(`${name} lacks ${media.file}`);
  const input = createGunzip();
  input.end(packed);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    yield SavedFile.parse(JSON.parse(line));
}
