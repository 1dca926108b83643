import type { ServerResponse } from "node:http";
import type { Storage } from "#features/site/storage.ts";

export type Readiness = {
  /** Answers the paths `/healthz` and `/readyz`, whatever their query, and tells the status; null for every other address. */
  answer(target: string, response: ServerResponse): number | null;
  isDatabaseAway(): boolean;
  /** From now on, load balancers send nobody here. */
  leave(): void;
  stop(): void;
};

export type ReadinessOptions = {
  readonly storage: Pick<Storage, "isReady">;
  /** Called when the database is back: what changed meanwhile was not told. */
  readonly onReturn: () => void;
};

const HEALTH_PATH = /^\/(healthz|readyz)(?:\?|$)/;
/** The question has a deadline of its own: both together are how old an answer can be. */
const ASKED_EVERY_MS = 500;

/** Watches whether the database answers, so that no visitor's request has to find out by waiting. */
export function watchReadiness({ storage, onReturn }: ReadinessOptions): Readiness {
  let isAway = false;
  let isLeaving = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async () => {
    const isReady = await storage.isReady().catch(() => false);
    if (isStopped) return;
    if (isReady && isAway) onReturn();
    isAway = !isReady;
    timer = setTimeout(() => void ask(), ASKED_EVERY_MS).unref();
  };
  void ask();

  return {
    isDatabaseAway: () => isAway,
    leave: () => void (isLeaving = true),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    answer(target, response) {
      const path = HEALTH_PATH.exec(target)?.[1];
      if (path === undefined) return null;
      const isReady = path === "healthz" || !(isAway || isLeaving);
      const status = isReady ? 200 : 503;
      response.writeHead(status, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      });
      response.end(isReady ? "ok\n" : "not ready\n");
      return status;
    },
  };
}
