import { createHash } from "node:crypto";
import { FilesAway, type FileStore, NoSuchFile } from "../files/file-store.ts";
import { isContentAddress, INFO_FILE, keyOfMedia } from "./media-folder.ts";
import { readInfoIn } from "./media-info.ts";

export type CopiedMedia = { readonly copied: number; readonly there: number; readonly bytes: number };

type Options = {
  /** Compares also what an earlier run copied. */
  readonly all?: boolean;
  /** Hears now and then how many were seen. */
  readonly onProgress?: (seen: number) => void;
};

const AT_ONCE = 8;

/**
 * Copies all originals from one store to another and compares what arrived by its hash. What is known of one is written
 * last, so a run that was ended goes on where it stopped. Servers may run meanwhile; run it again after the last one moved.
 */
export async function copyMedia(from: FileStore, to: FileStore, options: Options = {}): Promise<CopiedMedia> {
  const done = { copied: 0, there: 0, bytes: 0 };
  const addresses = from.folders(2)[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await addresses.next(); !next.done; next = await addresses.next()) {
      const address = next.value.split("/")[1]!;
      if (isContentAddress(address)) await copyOne(from, to, { address, done, all: options.all === true });
      options.onProgress?.(done.copied + done.there);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

type One = {
  readonly address: string;
  readonly all: boolean;
  readonly done: { copied: number; there: number; bytes: number };
};

async function copyOne(from: FileStore, to: FileStore, { address, all, done }: One): Promise<void> {
  const info = await readInfoIn(from, address);
  // An import that was ended left it, or is at it.
  if (!info) return;
  const key = keyOfMedia(address, info.original);
  if ((await to.find(keyOfMedia(address, INFO_FILE))) && !(all && !(await isSame(from, to, key)))) {
    done.there += 1;
    return;
  }
  const content = await from.read(key);
  if (!content) throw new NoSuchFile(from.place, key);
  await to.write(key, content);
  const arrived = await to.read(key);
  if (!arrived || hashOf(arrived) !== hashOf(content))
    throw new FilesAway(`${to.place} gives back other bytes of ${key} than it was given`);
  await to.write(keyOfMedia(address, INFO_FILE), JSON.stringify(info));
  done.copied += 1;
  done.bytes += content.length;
}

async function isSame(from: FileStore, to: FileStore, key: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([from.read(key), to.read(key)]);
  return ours !== null && theirs !== null && hashOf(ours) === hashOf(theirs);
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
