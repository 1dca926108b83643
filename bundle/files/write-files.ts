import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BundleRefused } from "./bundle-files.ts";
import { zipOf } from "./write-zip.ts";

/** A file of a bundle that is being written; one that comes in pieces is read to its end before the next file is asked for. */
export type BundleFile = {
  readonly name: string;
  readonly content: Buffer | AsyncIterable<Buffer>;
};

/** True addresses of listings that hide them are in it. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Writes a bundle into a folder, or into a file where the name ends in .zip; refuses to write over anything. */
export async function writeFiles(path: string, files: AsyncIterable<BundleFile>): Promise<void> {
  if (path.toLowerCase().endsWith(".zip")) await writeZip(path, files);
  else await writeFolder(path, files);
}

async function writeZip(path: string, files: AsyncIterable<BundleFile>): Promise<void> {
  if (await stat(path).catch(() => null)) throw new BundleRefused("there is a file of this name already");
  const draft = `${path}.part`;
  try {
    await pipeline(Readable.from(zipOf(files)), createWriteStream(draft, { mode: FILE_MODE }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeFolder(path: string, files: AsyncIterable<BundleFile>): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  if ((await readdir(path)).length > 0) throw new BundleRefused("the folder is not empty");
  for await (const { name, content } of files) {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    if (Buffer.isBuffer(content)) await writeFile(file, content, { mode: FILE_MODE });
    else await pipeline(Readable.from(content), createWriteStream(file, { mode: FILE_MODE }));
  }
}
