import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "#features/site/api/app-error.ts";

/** A bundle of a large agency with all of its photos. */
export const MOST_BYTES = 4 * 1024 * 1024 * 1024;

/** What broke off while it came. */
const LEFTOVER_MS = 86_400_000;

/** Where the .zip of an import lies until it ended: in the folder that all servers share. */
export function fileOfImport(dataDir: string, id: string): string {
  return join(folderOf(dataDir), `${id}.zip`);
}

/** Keeps what comes; a file of that name is whole. */
export async function keepUpload(
  dataDir: string,
  id: string,
  body: ReadableStream<Uint8Array>,
): Promise<string> {
  await mkdir(folderOf(dataDir), { recursive: true });
  const path = fileOfImport(dataDir, id);
  const part = `${path}.part`;
  try {
    await pipeline(limited(body), createWriteStream(part));
    await rename(part, path);
    return path;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes the files of imports that are over, and what broke off a day ago. */
export async function removeOldFiles(dataDir: string, wanted: ReadonlySet<string>, now: Date): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const path = join(folderOf(dataDir), name);
    const found = await stat(path).catch(() => null);
    const isOld = found && now.getTime() - found.mtimeMs > LEFTOVER_MS;
    if (isOld && !wanted.has(name.replace(/\.zip$/, ""))) await rm(path, { force: true });
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, "imports");
}

async function* limited(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new AppError("too-large");
    yield chunk;
  }
}
