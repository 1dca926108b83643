import { readdir, readFile } from "node:fs/promises";

/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const MICROSECONDS_PER_TICK = 10_000;

/** What a process, with all its threads, has used of a core so far, in microseconds. */
export async function cpuTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name may hold spaces; after it, the user's and the system's time are the 12th and 13th field.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

/** All processes below a process, however deep. */
export async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const own = lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  const below = await Promise.all(own.map((child) => childrenOf(child).catch(() => [])));
  return [...own, ...below.flat()];
}
