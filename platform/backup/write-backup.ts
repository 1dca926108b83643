import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openTemporaryFolder } from "../config/temporary-folder.ts";
import { connect } from "../db/connection.ts";
import type { FileStore } from "../files/file-store.ts";
import { mediaStoreOf } from "../media/media-store.ts";
import { backupNameAt, keyInBackup } from "./backups.ts";
import { BACKUP_FORMAT, type Manifest, MANIFEST, type SavedTable } from "./manifest.ts";
import { saveMedia } from "./save-media.ts";
import { type SavedDatabase, saveTables } from "./save-tables.ts";

const MEDIA_LIST = "media.ndjson.gz";

export type Backup = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly store: FileStore;
  readonly now: Date;
  /** Hears how many files of media were seen. */
  readonly onProgress?: (files: number) => void;
};

export type WrittenBackup = {
  readonly name: string;
  readonly manifest: Manifest;
  readonly copiedMedia: number;
};

/**
 * Saves the database as it stands at one moment, then the media, while servers run. The manifest comes last: a backup that
 * was ended has none and is none. Media are copied once for all backups of a place.
 */
export async function writeBackup({
  databaseUrl,
  dataDir,
  store,
  now,
  onProgress,
}: Backup): Promise<WrittenBackup> {
  const name = backupNameAt(now, randomBytes(2).toString("hex"));
  const folder = await openTemporaryFolder(dataDir, "backup");
  const tables: SavedTable[] = [];
  const keep = async (table: SavedTable, path: string) => {
    // An empty table needs no file.
    if (table.rows > 0) await store.writeFrom(keyInBackup(name, table.file), path);
    tables.push(table);
  };
  try {
    const saved = await saveDatabase(databaseUrl, { folder: folder.path, keep });
    const listPath = join(folder.path, MEDIA_LIST);
    let seen = 0;
    const onFile = () => onProgress?.((seen += 1));
    const { originals } = mediaStoreOf(dataDir);
    const { copied, ...media } = await saveMedia({ originals, store, listPath, onFile });
    await store.writeFrom(keyInBackup(name, MEDIA_LIST), listPath);
    const manifest: Manifest = {
      format: BACKUP_FORMAT,
      createdAt: now.toISOString(),
      migrations: [...saved.migrations],
      tables,
      sequences: [...saved.sequences],
      media: { file: MEDIA_LIST, ...media },
    };
    await store.write(keyInBackup(name, MANIFEST), JSON.stringify(manifest, null, 1));
    return { name, manifest, copiedMedia: copied };
  } finally {
    await folder.remove();
  }
}

/** Without the driver's deadline for a query: its timer goes on after a copied table, and would hold the process for hours. */
async function saveDatabase(url: string, saving: Parameters<typeof saveTables>[1]): Promise<SavedDatabase> {
  const client = await connect(url, { query_timeout: 0 });
  try {
    return await saveTables(client, saving);
  } finally {
    await client.end().catch(() => undefined);
  }
}
