import type { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { AnswerPage } from "../../app.ts";
import type { Log } from "../../log.ts";
import type { OpenStorage } from "../../storage/open-storage.ts";
import type { DrawPage } from "../draw-page.ts";
import { openThread, type Thread } from "./open-thread.ts";
import { readSentAnswer, sentRequest } from "./sent-request.ts";

export type DrawingThreads = {
  readonly draw: DrawPage;
  readonly answer: AnswerPage;
  close(): Promise<void>;
};

export type DrawingThreadsOptions = {
  readonly count: number;
  readonly begin: () => Worker;
  readonly storage: Pick<OpenStorage, "onChange" | "isListening">;
  readonly isDatabaseAway: () => boolean;
  readonly log: Pick<Log, "error">;
};

/** Addresses whose last thread is known. */
const MOST_ADDRESSES = 1_000;

/**
 * Draws pages beside the thread that answers: what is kept goes out at once however much is being drawn, as many pages
 * at a time as there are threads, and one that never ends or takes all memory ends its thread and not the server.
 */
export function openDrawingThreads(options: DrawingThreadsOptions): DrawingThreads {
  const { count, begin, storage, isDatabaseAway, log } = options;
  const threads = Array.from({ length: count }, () => openThread(begin, log));
  const stopListening = storage.onChange((change) => {
    for (const thread of threads) thread.tell({ kind: "change", change });
  });
  const idlest = () => threads.reduce((best, thread) => (thread.load() < best.load() ? thread : best));
  const state = () => ({ isDatabaseAway: isDatabaseAway(), isListening: storage.isListening() });
  const drawers = new LRUCache<string, Thread>({ max: MOST_ADDRESSES });
  /** What is sent to a page goes where it was drawn: that thread remembers what it needs while the database is away. */
  const drawerOf = (page: string) => {
    const drawer = drawers.get(page);
    return drawer && drawer.load() < Infinity ? drawer : idlest();
  };
  return {
    draw(key, { id: siteId }) {
      const thread = idlest();
      const [page = key] = key.split("?", 1);
      drawers.set(page, thread);
      return thread.ask("draw", { key, siteId }, state());
    },
    async answer(request, arrival) {
      const sent = await sentRequest(request, arrival);
      const drawer = drawerOf(`${sent.siteId} ${new URL(sent.url).pathname}`);
      return readSentAnswer(await drawer.ask("answer", sent, state()));
    },
    async close() {
      stopListening();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
