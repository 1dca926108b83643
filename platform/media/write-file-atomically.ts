import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

/** Writes a file that others see whole or not at all, also when the process dies half-way or two write it at once. */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
