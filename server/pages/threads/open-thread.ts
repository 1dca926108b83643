import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { Log } from "../../log.ts";
import type { Drawing } from "../draw-page.ts";
import type { DrawOrder, ThreadAnswer, ThreadOrder } from "./thread-messages.ts";

export type Thread = {
  draw(page: Omit<DrawOrder, "kind" | "id">): Promise<Drawing>;
  tell(order: ThreadOrder): void;
  /** The pages that it is drawing; more than any number while it is away. */
  load(): number;
  close(): Promise<void>;
};

/** A drawing gives up by itself before that (`createPageDrawing`): a thread that says nothing does nothing else any more. */
const SILENCE_MS = 25_000;
const ROUND_MS = 5_000;
/** A thread that ends as soon as it began is not begun again at once. */
const PAUSE_MS = 1_000;
const CLOSES_WITHIN_MS = 5_000;

type Waiting = PromiseWithResolvers<Drawing> & { readonly since: number };

/** A thread that is begun anew whenever it ends; the pages that it was drawing fail. */
export function openThread(begin: () => Worker, log: Pick<Log, "error">): Thread {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isClosing = false;
  let worker: Worker | null = null;

  const tell = (order: ThreadOrder) => worker?.postMessage(order, []);

  const settle = (answer: ThreadAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === "drawing") asked?.resolve(answer.drawing);
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
    if (!oldest || performance.now() - oldest.since < SILENCE_MS) return;
    log.error({}, "a thread that draws pages hangs: it is begun anew");
    void worker?.terminate();
  }, ROUND_MS).unref();

  return {
    load: () => (worker ? waiting.size : Infinity),
    tell,
    draw(page) {
      if (!worker) return Promise.reject(new Error("No thread that draws pages runs."));
      const asked = { ...Promise.withResolvers<Drawing>(), since: performance.now() };
      const id = (lastId += 1);
      waiting.set(id, asked);
      tell({ kind: "draw", id, ...page });
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
