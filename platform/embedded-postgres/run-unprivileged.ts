import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Whom PostgreSQL runs as where this process is root; it refuses root itself. */
export type Owner = { readonly uid: number; readonly gid: number };

/** The first of these that the machine knows. */
const CANDIDATES = ["gevel", "postgres", "nobody"];

/** Null when this process isn't root, and so is the owner itself. */
export async function findOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has no user named ${CANDIDATES.join(", ")}; run Gevel as another user or set DATABASE_URL.`,
  );
}

type Command = { readonly program: string; readonly args: readonly string[]; readonly owner: Owner | null };

/**
 * Starts a program as the owner. Where root keeps the folders on the way to itself (as /root often is), the program gets
 * the one capability to pass them, by `setpriv`.
 */
export async function runUnprivileged(
  { program, args, owner }: Command,
  paths: readonly string[],
  options: SpawnOptions,
): Promise<ChildProcess> {
  if (!owner) return spawn(program, args, options);
  const reachable = await Promise.all([program, ...paths].map((path) => canReach(path, owner)));
  if (reachable.every(Boolean)) return spawn(program, args, { ...options, ...owner });
  const passing = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    "--clear-groups",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--bounding-set=-all,+dac_override",
    // Else the capability is not looked at where a program asks whether it may read itself.
    "--securebits=+no_setuid_fixup",
  ];
  return spawn("setpriv", [...passing, "--", program, ...args], options);
}

async function canReach(path: string, owner: Owner): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
