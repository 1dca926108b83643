import { readFile } from "node:fs/promises";
import { allOf } from "./cost-of-answers.ts";

/** What processes and all below them hold, in megabytes. What several share is counted once: each has its part of it. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const parts = (await allOf(pids)).map(async (pid) => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
  });
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0) / 1_024;
}
