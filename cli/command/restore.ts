import { chooseBackup, readManifest } from "#platform/backup/backups.ts";
import { checkMedia, checkParts } from "#platform/backup/check-backup.ts";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { EXIT, type Exit } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Terminal } from "../terminal.ts";
import { withUnchangedDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const restoreCommand: Command = {
  name: "restore",
  takes: "<folder|s3://bucket/prefix>",
  fewest: 1,
  most: 1,
  summary: "Brings a backup back into an empty database, with all pictures.",
  flags: { backup: { type: "string" }, replace: { type: "boolean" }, check: { type: "boolean" } },
  help: `
Takes the newest backup of gevel backup there, checks its hashes, brings the pictures to DATA_DIR/media or the bucket of
MEDIA_URL, and fills the database: all of it, or none. Stop servers first. A backup of a former version can be restored;
this version's changes of the tables follow at the next start.

  --backup <name>   another backup than the newest
  --replace         removes what the database holds; without it, a database with sites is refused
  --check           only reads the whole backup and compares each hash; writes nothing

Links in mails, tokens, sessions at the desk and the numbers of listings go on to work. Mails that waited when the backup was
made are sent, also those that were sent after it. Erase persons again who were erased after it: gevel privacy erase.`,
  run: async ({ words: [named = ""], flags, config, environment, terminal }) => {
    const store = openFileStore(named, environment);
    const name = typeof flags["backup"] === "string" ? flags["backup"] : undefined;
    if (flags["check"] === true) return check(store, name, terminal);
    const restored = await withUnchangedDatabase(config, (databaseUrl) =>
      restoreBackup({
        databaseUrl,
        dataDir: config.dataDir,
        store,
        name,
        replaces: flags["replace"] === true,
        onProgress: (files) => terminal.redraw(`${files} files of pictures`),
      }),
    );
    const rows = restored.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.say(
      `${restored.name} is back: ${rows} rows, ${count(restored.manifest.media.files, "file")} of pictures, ` +
        `${restored.broughtMedia} of them brought.`,
    );
    return EXIT.done;
  },
};

async function check(store: FileStore, wanted: string | undefined, terminal: Terminal): Promise<Exit> {
  const name = await chooseBackup(store, wanted);
  const manifest = await readManifest(store, name);
  await checkParts(store, name, manifest);
  await checkMedia(store, name, manifest);
  terminal.say(
    `${name} is whole: ${manifest.tables.length} tables and ${count(manifest.media.files, "file")} of pictures.`,
  );
  return EXIT.done;
}
