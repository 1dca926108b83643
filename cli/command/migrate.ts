import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const migrateCommand: Command = {
  name: "migrate",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Brings the database's schema up to date; a server does the same when it starts.",
  flags: {},
  help: `
Runs the migrations that the database has not had yet, one transaction each. Several at once wait for each other.`,
  run: async ({ config, terminal }) => {
    await withDatabase(config, async () => {});
    terminal.say("The database is up to date.");
    return EXIT.done;
  },
};
