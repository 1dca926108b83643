import { dropOldBackups } from "#platform/backup/drop-old-backups.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import { withUnchangedDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const backupCommand: Command = {
  name: "backup",
  takes: "<folder|s3://bucket/prefix>",
  fewest: 1,
  most: 1,
  summary: "Saves everything: the database as it stands at one moment, and all pictures.",
  flags: { keep: { type: "string" } },
  help: `
All tables, mails and other jobs that wait, secrets and pictures go into a new folder below backups/ of that place, while
servers run. Pictures are copied once for all backups of a place. What is not finished is never taken for a backup.

  --keep <number>   leaves so many backups and removes older ones, with pictures that none of those left has

Whoever has a backup has all personal data and secrets: files of a folder can be read by you alone, and a disk or bucket
should be encrypted. A bucket is reached with the same AWS variables as MEDIA_URL. Not in it: files of DATA_DIR/mails, and
uploaded bundles whose import waits. gevel restore brings a backup back.`,
  run: async ({ words: [named = ""], flags, config, environment, terminal }) => {
    const keep = typeof flags["keep"] === "string" ? Number(flags["keep"]) : null;
    if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) {
      terminal.complain("gevel: --keep takes a number of backups, at least 1");
      return EXIT.usage;
    }
    const store = openFileStore(named, environment, { isBackup: true });
    const now = new Date();
    const { name, manifest, copiedMedia } = await withUnchangedDatabase(config, (databaseUrl) =>
      writeBackup({
        databaseUrl,
        dataDir: config.dataDir,
        store,
        now,
        onProgress: (files) => terminal.redraw(`${files} files of pictures`),
      }),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
    terminal.say(
      `${name} in ${store.place}: ${rows} rows of ${manifest.tables.length} tables (${megabytes(bytes)} packed), ` +
        `${count(manifest.media.files, "file")} of pictures (${megabytes(manifest.media.totalBytes)}), ${copiedMedia} of them new.`,
    );
    const dropped = keep === null ? [] : (await dropOldBackups(store, keep, now)).dropped;
    for (const old of dropped) terminal.say(`${old} was removed.`);
    return EXIT.done;
  },
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
