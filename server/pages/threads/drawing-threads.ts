import type { Worker } from "node:worker_threads";
import type { AnswerPage } from "../../app.ts";
import type { Log } from "../../log.ts";
import type { OpenStorage } from "../../storage/open-storage.ts";
import type { DrawPage } from "../draw-page.ts";
import { openThread } from "./open-thread.ts";
import { readSentAnswer, sentRequest } from "./sent-request.ts";
import type { ThreadWork } from "./thread-messages.ts";

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
  const ask = <Kind extends keyof ThreadWork>(kind: Kind, work: ThreadWork[Kind]["ask"]) => {
    const idlest = threads.reduce((best, thread) => (thread.load() < best.load() ? thread : best));
    const state = { isDatabaseAway: isDatabaseAway(), isListening: storage.isListening() };
    return idlest.ask(kind, work, state);
  };
  return {
    draw: (key, { id: siteId }) => ask("draw", { key, siteId }),
    async answer(request, arrival) {
      const sent = await sentRequest(request, arrival);
      return sent instanceof Response ? sent : readSentAnswer(await ask("answer", sent));
    },
    async close() {
      stopListening();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
