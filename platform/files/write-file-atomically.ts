import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

type Options = {
  readonly mode?: number;
  /** Waits until the disk has it, so that it outlives a power cut. */
  readonly flush?: boolean;
};

/** Writes a file that others see whole or not at all, also when the process dies half-way or two write it at once. */
export async function writeFileAtomically(
  path: string,
  content: Parameters<typeof writeFile>[1],
  options: Options = {},
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, content, options);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** How the name of a file ends that is being written. */
export const UNFINISHED = ".tmp";
