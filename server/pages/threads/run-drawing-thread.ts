import { parentPort, workerData } from "node:worker_threads";
import type { Site } from "#contract/site/site.ts";
import type { App, AppParts } from "../../app.ts";
import { createLog } from "../../log.ts";
import { createSiteDirectory } from "../../middleware/site-directory.ts";
import { originOfSite } from "../../middleware/site-origin.ts";
import { policyOf } from "../../process/policy-of.ts";
import { createRequestLog } from "../../process/request-log.ts";
import { openStorageBeside } from "../../storage/open-storage.ts";
import type { ChangeListeners } from "../../storage/reading/listen-for-changes.ts";
import { createPageDrawing } from "../draw-page.ts";
import { inTurns } from "./in-turns.ts";
import { readSentRequest, sentAnswer } from "./sent-request.ts";
import type { ThreadAnswer, ThreadOrder, ThreadSettings, ThreadWork, WorkOrder } from "./thread-messages.ts";

/** The whole life of a thread that draws pages; it hears of all else from the process that began it. */
export async function runDrawingThread(makeApp: (parts: AppParts) => App): Promise<void> {
  if (!parentPort) throw new Error("This file is a thread of the server's: it is not run by itself.");
  const port = parentPort;
  const { config, databaseUrl } = workerData as ThreadSettings;
  const log = createLog({ level: config.logLevel, now });
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection that nobody caught"));
  const news = createNews();
  const storage = await openStorageBeside({
    databaseUrl,
    replicaUrls: config.replicaUrls,
    listen: news.listen,
  });
  const { isDatabaseAway } = news;
  const sites = createSiteDirectory(storage, isDatabaseAway);
  const app = makeApp({ storage, sites, config, log, now, isDatabaseAway });
  const draw = createPageDrawing({
    app: async () => app,
    policy: policyOf(config),
    now,
    originOf: (site: Site) => originOfSite(site, config.port),
    newRequestId: createRequestLog(log, now).newId,
  });

  const work = async (order: WorkOrder): Promise<ThreadWork[keyof ThreadWork]["result"]> => {
    const site = await sites.byId(order.ask.siteId);
    if (!site) throw new Error(`There is no site ${order.ask.siteId} any more.`);
    if (order.kind === "draw") return draw(order.ask.key, site);
    const { request, arrival } = readSentRequest(order.ask, site);
    return sentAnswer(await app.fetch(request, arrival));
  };
  const inTurn = inTurns(AT_A_TIME);
  const send = (answer: ThreadAnswer, moved: ArrayBuffer[] = []) => port.postMessage(answer, moved);

  const underWay = new Set<Promise<void>>();
  const close = async () => {
    // Whoever it was drawn for may have left: it still asks the database.
    await Promise.all(underWay);
    await storage.close();
  };

  port.on("message", (order: ThreadOrder) => {
    news.hear(order);
    if (order.kind === "change") return;
    if (order.kind === "close") return void close().finally(() => (log.flush(), process.exit()));
    const { id } = order;
    const done = inTurn(() => work(order)).then(
      (result) => send({ kind: "done", id, result }, bytesOf(result)),
      (error: unknown) => send({ kind: "failed", id, error }),
    );
    underWay.add(done);
    void done.finally(() => underWay.delete(done));
  });
}

/** One is drawn while the other asks the database. */
const AT_A_TIME = 2;

const now = () => new Date();

/** They move to the other thread: nothing is copied. */
function bytesOf(result: ThreadWork[keyof ThreadWork]["result"]): ArrayBuffer[] {
  const bytes = "page" in result ? result.page.br : "body" in result ? result.body : null;
  return bytes ? [bytes.buffer] : [];
}

/** What the process tells its threads, for their storage to listen to. */
function createNews() {
  let last = { isDatabaseAway: false, isListening: true };
  const listeners: ChangeListeners[] = [];
  return {
    isDatabaseAway: () => last.isDatabaseAway,
    hear(order: ThreadOrder) {
      if ("ask" in order) last = order;
      if (order.kind === "change") for (const { onChange } of listeners) onChange(order.change);
    },
    listen(listener: ChangeListeners) {
      listeners.push(listener);
      return { isListening: () => last.isListening, close: async () => undefined };
    },
  };
}
