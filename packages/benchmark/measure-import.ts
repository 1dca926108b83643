import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { convertListings } from "@gevel/real-data";
import type { Report, Setting } from "./setting.ts";

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

/** All real listings as one bundle into an empty database, then once more: nothing may change. */
export async function measureImport({ data, work }: Setting): Promise<Report> {
  await rm(work, { recursive: true, force: true });
  const bundle = join(work, "bundle");
  const count = await convertListings(data, bundle);
  const homes = await countLines(join(bundle, "rentals.ndjson"));
  await gevel(work, "migrate");
  const first = await timeImport(bundle, work);
  const again = await timeImport(bundle, work);
  return {
    "listings, holiday homes": `${count}, ${homes}`,
    "into an empty database": `${first.seconds.toFixed(1)} s, ${Math.round((count + homes) / first.seconds)} of both a second`,
    "most memory": `${Math.round(first.megabytes)} MB`,
    "the same again, nothing changed": `${again.seconds.toFixed(1)} s`,
  };
}

async function timeImport(bundle: string, work: string): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const { stderr } = await gevel(work, "import", bundle);
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, megabytes: Number(/peak (\d+)/.exec(stderr)?.[1] ?? 0) / 1024 };
}

async function countLines(path: string): Promise<number> {
  return (await readFile(path, "utf8")).split("\n").filter(Boolean).length;
}

function gevel(work: string, ...words: string[]) {
  return execute(
    "/usr/bin/time",
    ["-f", "peak %M", process.execPath, join(ROOT, "cli/gevel.mjs"), ...words],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: join(work, "data") },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
}
