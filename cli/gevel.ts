import { COMMANDS } from "./command/commands.ts";
import { runCommand } from "./run-command.ts";
import { createTerminal } from "./terminal.ts";

// Whoever kills gevel.mjs means this process too, which would go on where nobody sees it.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

process.exitCode = await runCommand(process.argv.slice(2), COMMANDS, createTerminal(process), process.env);
