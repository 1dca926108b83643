import { lstat } from "node:fs/promises";
import { dirname } from "node:path";
import { OperatorError } from "../log/plain-failure.ts";
import { findOwner } from "./run-unprivileged.ts";

type Files = { readonly cluster: string; readonly door: string };

/**
 * PostgreSQL serves no cluster of another user, and its password is readable by its owner alone. After a copy of `DATA_DIR`
 * without owners, as root's `cp -r` makes it, this says which command mends that.
 */
export async function refuseForeignOwner({ cluster, door }: Files): Promise<void> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return;
  const databaseFolder = dirname(cluster);
  const owner = await findOwner();
  // Root reads and writes all other files, whoever owns them.
  if (owner) await refuseUnlessOwned(cluster, owner, databaseFolder);
  else
    for (const path of [cluster, door]) await refuseUnlessOwned(path, { uid, gid }, dirname(databaseFolder));
}

async function refuseUnlessOwned(
  path: string,
  { uid, gid }: { readonly uid: number; readonly gid: number },
  mended: string,
): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!found || found.uid === uid) return;
  throw new OperatorError(
    `${path} belongs to user ${found.uid}, but the embedded database runs as user ${uid}, as after a copy without owners: ` +
      `stop what uses it, run "chown -R ${uid}:${gid} ${mended}" as root, and start again`,
  );
}
