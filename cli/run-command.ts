import { parseArgs } from "node:util";
import { readConfig } from "#platform/config/config.ts";
import { keepMediaIn } from "#platform/media/media-store.ts";
import { BundleRefused } from "#bundle/files/bundle-files.ts";
import { plainFailure } from "#platform/log/plain-failure.ts";
import { beginTracing } from "#platform/tracing/begin-tracing.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import type { Command } from "./command/command.ts";
import { EXIT, type Exit } from "./exit-code.ts";
import type { Terminal } from "./terminal.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds the command that was typed, reads its words and flags, and runs it; the answer is the exit code. */
export async function runCommand(
  typed: readonly string[],
  commands: readonly Command[],
  terminal: Terminal,
  environment: Environment,
): Promise<Exit> {
  if (typed.length === 0 || asksForHelp(typed[0]!)) {
    terminal.say(overview(commands));
    return typed.length === 0 ? EXIT.usage : EXIT.done;
  }
  const command = commands.find(({ name }) => name.split(" ").every((word, index) => typed[index] === word));
  const group = command || !asksForHelp(typed.at(-1)!) ? [] : groupOf(typed.slice(0, -1), commands);
  if (group.length > 0) {
    terminal.say([...linesOf(group), "", "Each of them explains itself with --help."].join("\n"));
    return EXIT.done;
  }
  if (!command) return misuse(terminal, unknown(typed, commands), "gevel --help");
  const ask = `gevel ${command.name} --help`;
  const read = readOrder(command, typed.slice(command.name.split(" ").length));
  if (typeof read === "string") return misuse(terminal, read, ask);
  if (read.flags["help"]) {
    terminal.say(helpOf(command));
    return EXIT.done;
  }
  const settings = readConfig(environment);
  if (settings.kind === "invalid") return misuse(terminal, settings.message, ask);
  keepMediaIn(settings.config.dataDir, settings.config.mediaBucket);
  const endTracing = await beginTracing(settings.config, {
    warn: (_, message) => terminal.complain(message),
  });
  try {
    const run = () => command.run({ ...read, config: settings.config, environment, terminal });
    return await inSpan({ name: `gevel ${command.name}` }, run);
  } catch (error) {
    return fail(terminal, error as Error, { environment, given: read.words[0] });
  } finally {
    terminal.endLine();
    await endTracing();
  }
}

function asksForHelp(word: string): boolean {
  return ["help", "--help", "-h"].includes(word);
}

/** The commands whose names begin with these words: `gevel mail` is none, and there are four below it. */
function groupOf(words: readonly string[], commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${words.join(" ")} `));
}

function readOrder(command: Command, args: readonly string[]) {
  try {
    const options = { ...command.flags, help: { type: "boolean", short: "h" } } as const;
    const { positionals: words, values: flags } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (!flags.help && words.length < command.fewest) return `${command.takes} is missing`;
    if (words.length > command.most) return `"${words[command.most]}" is one word too many`;
    return { words, flags };
  } catch (error) {
    return (error as Error).message.split(". ")[0]!;
  }
}

function unknown(typed: readonly string[], commands: readonly Command[]): string {
  const near = commands.map(({ name }) => name).filter((name) => name.startsWith(`${typed[0]} `));
  const there = near.length > 0 ? `; there is ${near.join(", ")}` : "";
  return `there is no command "${typed.join(" ")}"${there}`;
}

function misuse(terminal: Terminal, what: string, ask: string): Exit {
  terminal.complain(`gevel: ${what}\nTry: ${ask}`);
  return EXIT.usage;
}

type Failed = { readonly environment: Environment; readonly given: string | undefined };

function fail(terminal: Terminal, error: Error, { environment, given }: Failed): Exit {
  const told = error instanceof BundleRefused ? `${given}: ${error.message}` : plainFailure(error);
  terminal.complain(environment["DEBUG"] ? (error.stack ?? String(error)) : `gevel: ${told}`);
  return EXIT.failed;
}

function overview(commands: readonly Command[]): string {
  return [
    "gevel, the command for the people who run the sites",
    "",
    ...linesOf(commands),
    "",
    "Each command explains itself with --help. It works on the database that DATABASE_URL names, else on the",
    "embedded one under DATA_DIR (./.data), also while a server runs.",
    "Exit codes: 0 done, 1 something is wrong with what was given or the work failed, 2 the command was not understood.",
  ].join("\n");
}

function linesOf(commands: readonly Command[]): string[] {
  const widest = Math.max(...commands.map((command) => usageOf(command).length));
  return commands.map((command) => `  ${usageOf(command).padEnd(widest)}  ${command.summary}`);
}

function helpOf(command: Command): string {
  return [`gevel ${usageOf(command)}`, "", command.summary, "", command.help.trim()].join("\n");
}

function usageOf({ name, takes, flags }: Command): string {
  const switches = Object.entries(flags).filter(([, { type }]) => type === "boolean");
  const optional = switches.map(([flag]) => `[--${flag}]`);
  return [name, takes, ...optional].filter(Boolean).join(" ");
}
