import { COMMANDS } from "./command/commands.ts";
import { runCommand } from "./run-command.ts";
import { createTerminal } from "./terminal.ts";

process.exitCode = await runCommand(process.argv.slice(2), COMMANDS, createTerminal(process), process.env);
