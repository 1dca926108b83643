import type { Answer, Order, Task } from "./task-messages.ts";

/** So quickly memory is taken that an operation passes its limit by some ten megabytes at most. */
const WATCH_MS = 10;
const MICROSECONDS = 1e6;

/**
 * Does what the parent process asks for, one task after the other, and ends itself when a task takes more memory than
 * the program's first argument says (in MB) or more of the processor than its order says, or when the parent is gone.
 */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const mostBytes = Number(process.argv[2]) * 1024 * 1024;
  // The parent finishes what runs when it is told to stop, and this process has no other reason to live than it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("disconnect", end);
  process.on("message", async ({ name, given, seconds }: Order) => {
    const begun = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(begun);
      if (process.memoryUsage.rss() > mostBytes) answer({ kind: "too-large" }, end);
      else if (user + system > seconds * MICROSECONDS) answer({ kind: "too-long" }, end);
    }, WATCH_MS);
    const done = await work(tasks[name]!, given);
    clearInterval(watch);
    answer(done);
  });
  answer({ kind: "ready" });
}

async function work(task: Task, given: readonly unknown[]): Promise<Answer> {
  try {
    const result = await task(...given);
    return { kind: "done", result, bytes: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: "failed", message: (error as Error).message };
  }
}

function answer(message: Answer, then?: () => void): void {
  process.send!(message, undefined, undefined, then);
}

/** At once: `process.exit` would wait for an operation that never ends. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}
