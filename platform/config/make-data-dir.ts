import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { OperatorError } from "../log/plain-failure.ts";

/**
 * Makes `DATA_DIR` and the folders above it where they are missing. Node's recursive `mkdir` never returns where a folder takes
 * none and says ENOENT, as `/proc` does.
 */
export async function makeDataDir(path: string): Promise<void> {
  if (await isMade(path)) return;
  const above = dirname(path);
  if (!existsSync(above)) await makeDataDir(above);
  // Once more, too, where another server made the folder above meanwhile.
  if (!(await isMade(path)))
    throw new OperatorError(`DATA_DIR="${path}" cannot be made: ${above} takes no folder of that name`);
}

/** Makes a folder where the one above it takes it; tells whether it is there now. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "EEXIST") throw error;
    return code === "EEXIST" && existsSync(path);
  }
}
