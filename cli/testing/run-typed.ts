import { COMMANDS } from "../command/commands.ts";
import { runCommand } from "../run-command.ts";
import { createTerminal } from "../terminal.ts";

type Place = {
  readonly settings: Readonly<Record<string, string>>;
  /** At a terminal that can redraw its last line, instead of at a pipe. */
  readonly isTTY?: boolean;
};

/** Runs what an operator types; the answer is the exit code and all that was written. */
export async function runTyped(typed: readonly string[], { settings, isTTY = false }: Place) {
  const written = { stdout: "", stderr: "" };
  const stream = (name: keyof typeof written) => ({
    isTTY,
    write: (text: string) => (written[name] += text),
  });
  const terminal = createTerminal({ stdout: stream("stdout"), stderr: stream("stderr") });
  const exit = await runCommand(typed, COMMANDS, terminal, settings);
  return { exit, ...written };
}
