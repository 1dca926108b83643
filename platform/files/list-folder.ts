import { readdir } from "node:fs/promises";

/** The names in a folder; none where there is no such folder yet. One that may not be read is a fault. */
export async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
