import type { Command } from "./command/command.ts";

export function overview(commands: readonly Command[]): string {
  const widest = Math.max(...commands.map((command) => usageOf(command).length));
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(widest)}  ${command.summary}`);
  return [
    "gevel, the command for the people who run the sites",
    "",
    ...lines,
    "",
    "Each command explains itself with --help. It works on the database that DATABASE_URL names, else on the",
    "embedded one under DATA_DIR (./.data), also while a server runs.",
    "Exit codes: 0 done, 1 something is wrong with what was given or the work failed, 2 the command was not understood.",
  ].join("\n");
}

export function helpOf(command: Command): string {
  return [`gevel ${usageOf(command)}`, "", command.summary, "", command.help.trim()].join("\n");
}

function usageOf({ name, takes, flags }: Command): string {
  const switches = Object.entries(flags).filter(([, { type }]) => type === "boolean");
  const optional = switches.map(([flag]) => `[--${flag}]`);
  return [name, takes, ...optional].filter(Boolean).join(" ");
}
