import { pipeline } from "node:stream/promises";
import { Writable } from "node:stream";
import type { FileStore } from "../files/file-store.ts";
import { filesBelow } from "../files/files-below.ts";
import { keyInBackup } from "./backups.ts";
import { hashing } from "./hashing.ts";
import { BackupRefused, type Manifest, MEDIA, type SavedPart } from "./manifest.ts";
import { savedMedia } from "./saved-media.ts";

/** Reads every table and the list of media, and refuses the backup where one is not what the manifest says. */
export async function checkParts(store: FileStore, name: string, manifest: Manifest): Promise<void> {
  for (const part of [...manifest.tables.filter(({ rows }) => rows > 0), manifest.media]) {
    const key = keyInBackup(name, part.file);
    if (!(await store.find(key))) throw new BackupRefused(`${name} lacks ${part.file}`);
    await checkContent(await store.stream(key), part, `${part.file} of ${name}`);
  }
}

/** The same for every file of media. */
export async function checkMedia(store: FileStore, name: string, manifest: Manifest): Promise<void> {
  const media = filesBelow(store, MEDIA);
  for await (const file of savedMedia(store, name, manifest)) {
    if (!(await media.find(file.key))) throw new BackupRefused(`${name} lacks the file ${MEDIA}${file.key}`);
    await checkContent(await media.stream(file.key), file, `the file ${MEDIA}${file.key}`);
  }
}

async function checkContent(
  content: ReadableStream<Uint8Array>,
  { bytes, sha256 }: Omit<SavedPart, "file">,
  what: string,
): Promise<void> {
  const { through, told } = hashing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(content, through, nowhere);
  const found = told();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new BackupRefused(`${what} is damaged: its SHA-256 is not the one of the backup`);
}
