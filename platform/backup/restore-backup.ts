import { withConnection } from "../db/connection.ts";
import type { FileStore } from "../files/file-store.ts";
import { prepareQueues } from "../jobs/prepare-database.ts";
import { mediaStoreOf } from "../media/media-store.ts";
import { checkParts } from "./check-backup.ts";
import { chooseBackup, readManifest } from "./backups.ts";
import { BackupRefused, type Manifest, MEDIA, type SavedFile } from "./manifest.ts";
import { refuseNewer, restoreTables } from "./restore-tables.ts";
import { refuseIfUsed } from "./target-database.ts";
import { createHash } from "node:crypto";
import { filesBelow } from "../files/files-below.ts";
import { savedMedia } from "./saved-media.ts";

export type Restore = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly store: FileStore;
  /** The newest whole one without it. */
  readonly name?: string | undefined;
  readonly replaces: boolean;
  readonly onProgress?: (files: number) => void;
};

export type Restored = { readonly name: string; readonly manifest: Manifest; readonly broughtMedia: number };

/**
 * Brings a backup back: all of it, or no site. The hashes of all tables are checked before anything is written, those of
 * media as they come; the tables come last, in one transaction.
 */
export async function restoreBackup({
  databaseUrl,
  dataDir,
  store,
  replaces,
  ...asked
}: Restore): Promise<Restored> {
  const name = await chooseBackup(store, asked.name);
  const manifest = await readManifest(store, name);
  await refuseNewer(manifest, name);
  await withConnection(databaseUrl, (client) => refuseIfUsed(client, { replaces }));
  await checkParts(store, name, manifest);
  let seen = 0;
  const onFile = () => asked.onProgress?.((seen += 1));
  const { originals } = mediaStoreOf(dataDir);
  const broughtMedia = await restoreMedia({ store, name, manifest, originals, onFile });
  await prepareQueues(databaseUrl);
  await withConnection(databaseUrl, (client) => restoreTables(client, { store, name, manifest, replaces }));
  return { name, manifest, broughtMedia };
}

type Restoring = {
  readonly store: FileStore;
  readonly name: string;
  readonly manifest: Manifest;
  readonly originals: FileStore;
  readonly onFile?: () => void;
};

/** Brings back every file of media, each proven by its hash; one that is there already is left. The answer is how many came. */
async function restoreMedia({ store, name, manifest, originals, onFile }: Restoring): Promise<number> {
  const media = filesBelow(store, MEDIA);
  let brought = 0;
  for await (const file of savedMedia(store, name, manifest)) {
    onFile?.();
    const there = await originals.find(file.key);
    if (there?.bytes === file.bytes && isSame(file, await originals.read(file.key))) continue;
    const content = await media.read(file.key);
    if (!isSame(file, content)) throw new BackupRefused(`the file ${MEDIA}${file.key} is damaged or missing`);
    await originals.write(file.key, content!);
    brought += 1;
  }
  return brought;
}

function isSame({ bytes, sha256 }: SavedFile, content: Buffer | null): boolean {
  return content?.length === bytes && createHash("sha256").update(content).digest("hex") === sha256;
}
