import { createHash } from "node:crypto";
import type { FileStore } from "../files/file-store.ts";
import { filesBelow } from "../files/files-below.ts";
import { BackupRefused, type Manifest, MEDIA, type SavedFile } from "./manifest.ts";
import { savedMedia } from "./saved-media.ts";

type Restoring = {
  readonly store: FileStore;
  readonly name: string;
  readonly manifest: Manifest;
  readonly originals: FileStore;
  readonly onFile?: () => void;
};

/** Brings back every file of media, each proven by its hash; one that is there already is left. The answer is how many came. */
export async function restoreMedia({ store, name, manifest, originals, onFile }: Restoring): Promise<number> {
  const media = filesBelow(store, MEDIA);
  let brought = 0;
  for await (const file of savedMedia(store, name, manifest)) {
    onFile?.();
    const there = await originals.find(file.key);
    if (there?.bytes === file.bytes && isSame(file, await originals.read(file.key))) continue;
    const content = await media.read(file.key);
    if (!isSame(file, content)) throw new BackupRefused(`the file ${MEDIA}${file.key} is damaged or missing`);
    await originals.write(file.key, content!);
    brought += 1;
  }
  return brought;
}

function isSame({ bytes, sha256 }: SavedFile, content: Buffer | null): boolean {
  return content?.length === bytes && createHash("sha256").update(content).digest("hex") === sha256;
}
