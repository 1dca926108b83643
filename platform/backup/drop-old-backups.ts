import type { FileStore } from "../files/file-store.ts";
import { filesBelow } from "../files/files-below.ts";
import { keyInBackup, listBackups, readManifest } from "./backups.ts";
import { inOrder } from "./in-order.ts";
import { MANIFEST, MEDIA } from "./manifest.ts";
import { savedMedia } from "./saved-media.ts";

/** Longer than a backup takes: what is younger may belong to one that is being written. */
const GRACE_MS = 24 * 3_600_000;

/** Leaves the newest whole backups and the media that they list; a backup that was never finished goes after a day. */
export async function dropOldBackups(
  store: FileStore,
  keep: number,
  now: Date,
): Promise<{ dropped: string[] }> {
  const isOld = (moment: Date) => now.getTime() - moment.getTime() > GRACE_MS;
  const backups = await listBackups(store);
  const whole = backups.filter(({ isWhole }) => isWhole).map(({ name }) => name);
  const unfinished = backups.filter(({ isWhole, writtenAt }) => !isWhole && isOld(writtenAt));
  const dropped = [...whole.slice(0, -keep), ...unfinished.map(({ name }) => name)];
  for (const name of dropped) {
    // First of all it stops looking whole.
    await store.remove(keyInBackup(name, MANIFEST));
    await store.removeAll(keyInBackup(name, ""));
  }
  if (dropped.length > 0) await dropUnlistedMedia(store, whole.slice(-keep), isOld);
  return { dropped };
}

async function dropUnlistedMedia(
  store: FileStore,
  kept: readonly string[],
  isOld: (moment: Date) => boolean,
): Promise<void> {
  const lists = await Promise.all(
    kept.map(async (name) => inOrder(savedMedia(store, name, await readManifest(store, name)))),
  );
  const media = filesBelow(store, MEDIA);
  for await (const { key, writtenAt } of media.list("")) {
    const listed = await Promise.all(lists.map((list) => list.find(key)));
    if (listed.every((file) => file === null) && isOld(writtenAt)) await media.remove(key);
  }
  await Promise.all(lists.map((list) => list.end()));
}
