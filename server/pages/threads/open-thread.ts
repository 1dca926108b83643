import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { Log } from "../../log.ts";
import type { ThreadAnswer, ThreadOrder, ThreadWork, WorkOrder } from "./thread-messages.ts";

export type Thread = {
  ask<Kind extends keyof ThreadWork>(
    kind: Kind,
    work: ThreadWork[Kind]["ask"],
    state: Pick<WorkOrder, "isDatabaseAway" | "isListening">,
  ): Promise<ThreadWork[Kind]["result"]>;
  tell(order: ThreadOrder): void;
  /** What it is doing; more than any number while it is away. */
  load(): number;
  close(): Promise<void>;
};

/** A drawing gives up by itself before that (`createPageDrawing`): a thread that says nothing does nothing else any more. */
const SILENCE_MS = 25_000;
const ROUND_MS = 5_000;
/** A thread that ends as soon as it began is not begun again at once. */
const PAUSE_MS = 1_000;
const CLOSES_WITHIN_MS = 5_000;

type Waiting = PromiseWithResolvers<never> & { readonly since: number };

/** A thread that is begun anew whenever it ends; the pages that it was drawing fail. */
export function openThread(begin: () => Worker, log: Pick<Log, "error">): Thread {
  const waiting = new Map<number, Waiting>();
  let heardAt = 0;
  let lastId = 0;
  let isClosing = false;
  let worker: Worker | null = null;

  const tell = (order: ThreadOrder) => worker?.postMessage(order, []);

  const settle = (answer: ThreadAnswer) => {
    heardAt = performance.now();
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === "done") asked?.resolve(answer.result as never);
    else asked?.reject(answer.error);
  };

  const start = () => {
    const begunAt = performance.now();
    const begun = begin();
    worker = begun;
    begun.on("message", settle);
    begun.on("error", (error) => log.error({ err: error }, "a thread that draws pages failed"));
    begun.once("exit", () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error("The thread that drew this page ended."));
      waiting.clear();
      if (isClosing) return;
      const hasWorked = performance.now() - begunAt > PAUSE_MS;
      if (hasWorked) start();
      else setTimeout(() => isClosing || start(), PAUSE_MS).unref();
    });
  };
  start();

  const rounds = setInterval(() => {
    const [oldest] = waiting.values();
    if (!oldest || performance.now() - Math.max(oldest.since, heardAt) < SILENCE_MS) return;
    log.error({}, "a thread that draws pages hangs: it is begun anew");
    void worker?.terminate();
  }, ROUND_MS).unref();

  return {
    load: () => (worker ? waiting.size : Infinity),
    tell,
    ask(kind, work, state) {
      if (!worker) return Promise.reject(new Error("No thread that draws pages runs."));
      const asked = { ...Promise.withResolvers<never>(), since: performance.now() };
      const id = (lastId += 1);
      waiting.set(id, asked);
      tell({ kind, id, ask: work, ...state } as WorkOrder);
      return asked.promise;
    },
    async close() {
      isClosing = true;
      clearInterval(rounds);
      if (!worker) return;
      const ended = once(worker, "exit");
      tell({ kind: "close" });
      const late = sleep(CLOSES_WITHIN_MS, undefined, { ref: false }).then(() => worker?.terminate());
      await Promise.race([ended, late]);
    },
  };
}
