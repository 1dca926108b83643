import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Order } from "./task-messages.ts";

export type ProcessOptions = {
  /** The file that the process runs; it calls `serveTasks`. */
  readonly program: string;
  /** How much memory a task may take, in MB. */
  readonly megabytes: number;
};

/** A process that does one task at a time. */
export type TaskProcess = {
  /** Rejects with what the task threw, or with {@link TaskStopped}; the process is gone then. */
  run(order: Order): Promise<unknown>;
  /** False once it is gone, or holds so much memory that the next task would pay for it. */
  isFit(): boolean;
  /** Lets this process end while that one has nothing to do, or waits for it. */
  keepAlive(isNeeded: boolean): void;
  end(): void;
};

/** A task was ended before it was done. */
export class TaskStopped extends Error {}

/** What does not count its own time any more, or waits for ever, is ended after so many times the seconds it may take. */
const PATIENCE = 4;

/** Of JavaScript's own objects; what packages take besides is counted with the whole process. */
const HEAP_MB = 512;

/** Starts a process; it is ready to work when the promise resolves. It rejects where the system has no room for one more. */
export async function startTaskProcess({ program, megabytes }: ProcessOptions): Promise<TaskProcess> {
  const child = fork(program, [String(megabytes)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // A heap for each thread keeps what another could use again.
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isFit = true;
  let failure: Error | undefined;
  child.once("exit", () => (isFit = false));
  // Unheard, the event would end the server.
  child.on("error", (error) => {
    isFit = false;
    failure = error;
  });
  if (!(await nextAnswer(child))) throw new Error(`${program} does not start.`, { cause: failure });
  return {
    isFit: () => isFit,
    keepAlive(isNeeded) {
      for (const handle of [child, child.channel]) {
        if (isNeeded) handle?.ref();
        else handle?.unref();
      }
    },
    end: () => void (child.connected && child.disconnect()),
    async run(order) {
      const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE * order.seconds * 1000);
      child.send(order, () => undefined);
      const answer = await nextAnswer(child);
      const isLate = child.killed || answer?.kind === "too-long";
      clearTimeout(timer);
      if (answer?.kind === "done") {
        isFit &&= answer.bytes < (megabytes * 1024 * 1024) / 2;
        return answer.result;
      }
      if (answer?.kind === "failed") throw new Error(answer.message);
      isFit = false;
      if (answer?.kind === "too-large") throw new TaskStopped(`it takes more than ${megabytes} MB of memory`);
      throw new TaskStopped(
        isLate ? `it takes more than ${order.seconds} seconds` : "it ends the program that opens it",
      );
    },
  };
}

/** What the process says next; undefined when it ends, or never begins, without a word. */
function nextAnswer(child: ChildProcess): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: Answer) => {
      child.off("message", settle as (message: unknown) => void);
      child.off("exit", gone).off("error", gone);
      resolve(answer);
    };
    const gone = () => settle();
    child.on("message", settle as (message: unknown) => void);
    child.on("exit", gone).on("error", gone);
  });
}
