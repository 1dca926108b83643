import { type ProcessOptions, startTaskProcess, type TaskProcess } from "./task-process.ts";
import type { Task } from "./task-messages.ts";

/** A process that has had nothing to do for so long is ended. */
const IDLE_MS = 30_000;

type Tasks = Readonly<Record<string, Task>>;

export type ProcessPool<T extends Tasks> = {
  /** Does a task, which may take so many seconds of processor: on a busy machine that is longer by the clock. */
  run<Name extends keyof T & string>(
    name: Name,
    seconds: number,
    ...given: Parameters<T[Name]>
  ): Promise<Awaited<ReturnType<T[Name]>>>;
};

/**
 * Runs tasks in processes, so that one that hangs, takes all memory or crashes can be killed and harms no other. There are
 * as many processes as callers ask at once, and none of them keeps this one from ending.
 */
export function createProcessPool<T extends Tasks>(options: ProcessOptions): ProcessPool<T> {
  const idle = new Map<TaskProcess, NodeJS.Timeout>();

  const take = (): TaskProcess | undefined => {
    for (const [process, retirement] of idle) {
      clearTimeout(retirement);
      idle.delete(process);
      if (process.isFit()) return process;
    }
    return undefined;
  };
  const putBack = (process: TaskProcess) => {
    process.keepAlive(false);
    if (!process.isFit()) return process.end();
    const retire = () => {
      idle.delete(process);
      process.end();
    };
    idle.set(process, setTimeout(retire, IDLE_MS).unref());
  };

  return {
    async run(name, seconds, ...given) {
      const process = take() ?? (await startTaskProcess(options));
      process.keepAlive(true);
      try {
        return (await process.run({ name, given, seconds })) as never;
      } finally {
        putBack(process);
      }
    },
  };
}
