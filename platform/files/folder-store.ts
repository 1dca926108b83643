import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { listFolder } from "./list-folder.ts";
import { type FileStore, NoSuchFile, type StoredFile } from "./file-store.ts";
import { UNFINISHED, writeFileAtomically } from "./write-file-atomically.ts";

type Options = {
  /** Nobody but the user who runs the program may read what is written, and it outlives a power cut: for backups. */
  readonly isBackup?: boolean;
};

/** Files in a folder of this machine, or of a volume that several share. */
export function openFolderStore(root: string, { isBackup = false }: Options = {}): FileStore {
  const folderMode = isBackup ? 0o700 : 0o777;
  const writing = isBackup ? { mode: 0o600, flush: true } : {};
  const pathOf = (key: string) => pathBelow(root, key);
  const write = async (key: string, content: Parameters<typeof writeFileAtomically>[1]) => {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: folderMode });
    await writeFileAtomically(pathOf(key), content, writing);
  };
  return {
    place: root,
    find: (key) => findFile(root, pathOf(key)),
    read: (key) => readFile(pathOf(key)).catch(unlessMissing),
    stream: async (key, part) => {
      const file = await open(pathOf(key)).catch(unlessMissing);
      if (!file) throw new NoSuchFile(root, key);
      const read = file.createReadStream(part && { start: part.from, end: part.to });
      return Readable.toWeb(read) as ReadableStream<Uint8Array<ArrayBuffer>>;
    },
    write,
    writeFrom: (key, path) => write(key, createReadStream(path)),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    folders: (levels) => foldersBelow(root, levels),
    list: (prefix) => filesBelow(root, pathOf(prefix)),
  };
}

function pathBelow(root: string, key: string): string {
  const path = join(root, key);
  if (path !== join(root, "/") && !`${path}/`.startsWith(join(resolve(root), "/")))
    throw new Error(`${JSON.stringify(key)} is not below ${root}`);
  return path;
}

async function findFile(root: string, path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(unlessMissing);
  if (!found?.isFile()) return null;
  const key = relative(root, path).split(sep).join("/");
  return { key, bytes: found.size, writtenAt: found.mtime };
}

async function* foldersBelow(folder: string, levels: number, key = ""): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names.toSorted()) {
    if (levels === 1) yield `${key}${name}`;
    else yield* foldersBelow(join(folder, name), levels - 1, `${key}${name}/`);
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredFile> {
  for (const name of (await listFolder(folder)).toSorted()) {
    if (name.endsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(unlessMissing);
    if (found?.isDirectory()) yield* filesBelow(root, path);
    const file = found?.isFile() ? await findFile(root, path) : null;
    if (file) yield file;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
