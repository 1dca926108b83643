import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a command of `gevel` of the version in a folder; throws where it fails. */
export async function runGevel(
  root: string,
  env: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<void> {
  await execute(process.execPath, [join(root, "cli/gevel.mjs"), ...words], { cwd: root, env });
}
