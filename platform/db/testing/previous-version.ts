import { execFile, execFileSync } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../..");
const MIGRATIONS = "migrations";
/** Where versions before the move look for them. */
const FORMER_MIGRATIONS = "server/storage/migrations";
/** All that tests of the storage load. */
const SOURCES = [
  "bundle",
  "cli",
  "contract",
  "demo",
  "domain",
  "features",
  "mail",
  "platform",
  "server",
  "tools",
  "ui",
  "words",
];
const SETTINGS = ["package.json", "tsconfig.json", "vite.config.ts", "vitest.config.ts"];

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/**
 * The last commit without the newest migration; null where the history is not there: in an archive of the sources, or in a
 * clone of the last commit alone. `GEVEL_PREVIOUS` names another one, as that of the last release.
 */
export function findPreviousCommit(): string | null {
  try {
    const asked = process.env["GEVEL_PREVIOUS"];
    if (asked) return git("rev-parse", "--verify", `${asked}^{commit}`);
    // A checkout inside another repository has none of its own.
    if (git("rev-parse", "--show-prefix") !== "") return null;
    if (git("ls-files", "--others", "--exclude-standard", "--", MIGRATIONS) !== "")
      return git("rev-parse", "HEAD");
    const added = [MIGRATIONS, FORMER_MIGRATIONS].map((folder) => `${folder}/*.sql`);
    const newest = git("log", "-1", "--find-renames", "--diff-filter=A", "--format=%H", "--", ...added);
    return git("rev-parse", "--verify", `${newest}^`);
  } catch {
    return null;
  }
}

/** The sources of a commit in a folder of their own, with the packages and the migrations of today. */
export async function checkOutBesides(
  commit: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "gevel-previous-"));
  const tree = git("ls-tree", "--name-only", commit).split("\n");
  const names = [...SOURCES, ...SETTINGS].filter((name) => tree.includes(name));
  const archive = join(folder, "sources.tar");
  git("archive", `--output=${archive}`, commit, ...names);
  await run("tar", ["-xf", archive, "-C", folder]);
  for (const place of [MIGRATIONS, FORMER_MIGRATIONS]) {
    await rm(join(folder, place), { recursive: true, force: true });
    await cp(join(ROOT, MIGRATIONS), join(folder, place), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
