import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { OperatorError } from "../log/plain-failure.ts";

/**
 * Makes `DATA_DIR` and the folders above it where they are missing. Node's recursive `mkdir` never returns where a folder takes
 * none and says ENOENT, as `/proc` does.
 */
export async function makeDataDir(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && existsSync(path)) return;
    if (code !== "ENOENT" && code !== "EEXIST") throw error;
    const above = dirname(path);
    if (existsSync(above))
      throw new OperatorError(`DATA_DIR="${path}" cannot be made: ${above} takes no folder of that name`);
    await makeDataDir(above);
    await makeDataDir(path);
  }
}
