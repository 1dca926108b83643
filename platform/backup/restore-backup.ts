import { withConnection } from "../db/connection.ts";
import type { FileStore } from "../files/file-store.ts";
import { prepareQueues } from "../jobs/prepare-database.ts";
import { mediaStoreOf } from "../media/media-store.ts";
import { checkParts } from "./check-backup.ts";
import { chooseBackup, readManifest } from "./backups.ts";
import type { Manifest } from "./manifest.ts";
import { restoreMedia } from "./restore-media.ts";
import { refuseNewer, restoreTables } from "./restore-tables.ts";
import { refuseIfUsed } from "./target-database.ts";

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
