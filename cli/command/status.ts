import { statfs } from "node:fs/promises";
import type { Client } from "pg";
import type { Config } from "#platform/config/config.ts";
import { withConnection } from "#platform/db/connection.ts";
import { findMissingMigrations } from "#platform/db/migrate.ts";
import { openEmbeddedDatabase } from "#platform/embedded-postgres/embedded-database.ts";
import { findDatabaseState } from "#features/site/queries/status/find-database-state.ts";
import { findMailCounts } from "#features/site/queries/status/find-mail-counts.ts";
import { findQueues } from "#features/site/queries/status/find-queues.ts";
import { findSiteUsage } from "#features/site/queries/status/find-site-usage.ts";
import { findSourceStates } from "#features/site/queries/status/find-source-states.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { type Disk, linesOfStatus, type Status, troublesOf } from "./status-lines.ts";

export const statusCommand: Command = {
  name: "status",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Shows how servers, database, queues, mails, sources and disk do.",
  flags: { json: { type: "boolean" } },
  help: `
One line each, and below them what needs attention. The exit code is 0 where nothing does, else 1, so that a monitor can run it.
With --json it prints the same as JSON, with troubles as a list. It changes nothing: migrations are counted, not applied.`,
  run: async ({ flags, config, terminal }) => {
    const status = await readStatus(config);
    if (!status) {
      terminal.complain("gevel: this database is empty: no server has started on it");
      return EXIT.failed;
    }
    const troubles = troublesOf(status);
    if (flags["json"] === true) terminal.say(JSON.stringify({ ...status, troubles }, null, 2));
    else {
      for (const line of linesOfStatus(status)) terminal.say(line);
      for (const trouble of troubles) terminal.say(`! ${trouble}`);
    }
    return troubles.length === 0 ? EXIT.done : EXIT.failed;
  },
};

/** Null where there is nothing in the database yet. */
async function readStatus(config: Config): Promise<Status | null> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase(config.dataDir);
  try {
    return await withConnection(config.databaseUrl ?? embedded!.url, (client) => read(client, config));
  } finally {
    await embedded?.close();
  }
}

async function read(client: Client, { dataDir }: Config): Promise<Status | null> {
  const missingMigrations = await findMissingMigrations(client);
  if (missingMigrations === null) return null;
  return {
    at: new Date(),
    database: await findDatabaseState(client),
    missingMigrations,
    sites: missingMigrations.length > 0 ? [] : await findSiteUsage(client),
    queues: await findQueues(client),
    mails: await findMailCounts(client),
    sources: await findSourceStates(client),
    disk: await diskOf(dataDir),
  };
}

/** Null where the folder is not there. */
async function diskOf(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null);
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
}
