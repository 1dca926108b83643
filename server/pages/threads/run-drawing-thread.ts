import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { Site } from "#contract/site/site.ts";
import type { App, AppParts } from "../../app.ts";
import { createLog } from "../../log.ts";
import { createSiteDirectory } from "../../middleware/site-directory.ts";
import { originOfSite } from "../../middleware/site-origin.ts";
import { policyOf } from "../../process/policy-of.ts";
import { createRequestLog } from "../../process/request-log.ts";
import { openStorageBeside } from "../../storage/open-storage.ts";
import type { ChangeListeners } from "../../storage/reading/listen-for-changes.ts";
import { createPageDrawing, type Drawing } from "../draw-page.ts";
import type { DrawOrder, ThreadAnswer, ThreadOrder, ThreadSettings } from "./thread-messages.ts";

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
  const sites = createSiteDirectory(storage);
  const { isDatabaseAway } = news;
  const app = makeApp({ storage, sites, config, log, now, isDatabaseAway });
  const draw = createPageDrawing({
    app: async () => app,
    policy: policyOf(config),
    now,
    originOf: (site: Site) => originOfSite(site, config.port),
    newRequestId: createRequestLog(log, now).newId,
  });
  const drawOrdered = async ({ key, siteId }: DrawOrder) => {
    const site = await sites.byId(siteId);
    if (!site) throw new Error(`There is no site ${siteId} any more.`);
    return draw(key, site);
  };

  port.on("message", (order: ThreadOrder) => {
    news.hear(order);
    if (order.kind === "close") void storage.close().finally(() => (log.flush(), process.exit()));
    if (order.kind !== "draw") return;
    const { id } = order;
    drawOrdered(order).then(
      (drawing) => send(port, { kind: "drawing", id, drawing }, drawing),
      (error: unknown) => send(port, { kind: "failed", id, error }),
    );
  });
}

const now = () => new Date();

/** What the process tells its threads, for their storage to listen to. */
function createNews() {
  let last = { isDatabaseAway: false, isListening: true };
  const listeners: ChangeListeners[] = [];
  return {
    isDatabaseAway: () => last.isDatabaseAway,
    hear(order: ThreadOrder) {
      if (order.kind === "draw") last = order;
      if (order.kind === "change") for (const { onChange } of listeners) onChange(order.change);
    },
    listen(listener: ChangeListeners) {
      listeners.push(listener);
      return { isListening: () => last.isListening, close: async () => undefined };
    },
  };
}

/** The body moves to the other thread: nothing of it is copied. */
function send(port: MessagePort, answer: ThreadAnswer, drawing?: Drawing): void {
  const body = drawing?.kind === "drawn" ? drawing.page.br : drawing?.kind === "unkept" && drawing.body;
  port.postMessage(answer, body ? [body.buffer] : []);
}
