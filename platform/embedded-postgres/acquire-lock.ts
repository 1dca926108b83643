import { readFile, stat, unlink, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 40;
/** Starting and stopping take seconds; a longer-held lock belongs to a process whose number another one got since. */
const STALE_MS = 120_000;

/** Runs work that only one process at a time may do; a lock whose process died counts for nothing. */
export async function acquireLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(path))) {
    if (await isStale(path)) await unlink(path).catch(() => undefined);
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await unlink(path).catch(() => undefined);
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const age = Date.now() - mtimeMs;
    // Between creating and writing the file, it is empty.
    return age > STALE_MS || (holder === "" ? age > 1_000 : !isAlive(Number(holder)));
  } catch {
    // Its holder has just let go of it: the next round takes it.
    return false;
  }
}

/** Tells whether a process of that number runs, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
