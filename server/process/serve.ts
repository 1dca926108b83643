import type { RenderMail } from "../outbound/mail/deliver-mails.ts";
import type { Metrics } from "../metrics/open-metrics.ts";
import { openParts, type OpenParts } from "./open-parts.ts";
import { printAddresses } from "./print-addresses.ts";
import { beginOutbound } from "./run-outbound.ts";
import { runServer, type ServerParts } from "./run-server.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { reindexOutdated } from "#bundle/reindex/reindex-outdated.ts";

type Build = Pick<ServerParts, "files"> & {
  readonly loadApp: () => Promise<ServerParts["createApp"]>;
  readonly renderMail: RenderMail;
};

const AGAIN_AFTER_MS = 60_000;

/** The whole life of a server process, from its settings to its last answer. */
export async function serve({ renderMail, loadApp, files }: Build): Promise<void> {
  // The database starts meanwhile.
  const [parts, createApp] = await Promise.all([openParts(process.env), loadApp()]);
  const { storage, log, signal, onStop } = parts;
  try {
    const metrics = await beginMetrics(parts);
    const server = await runServer({ files, createApp, metrics, ...parts });
    if (signal.aborted) return;
    const outbound = beginOutbound(parts, server.port, renderMail);
    const reindex = beginReindex(parts);
    onStop(() => Promise.all([server.close(), outbound.stop(), reindex.stop()]));
    await printAddresses(parts, server.port).catch((error: unknown) =>
      log.warn({ err: error }, "the addresses of the sites could not be listed"),
    );
  } catch (error) {
    if (signal.aborted) return;
    await storage.close();
    throw error;
  }
}

/** Metrics where somebody set a port for them; else not even their code is loaded. */
async function beginMetrics({ config, storage, log, onStop }: OpenParts): Promise<Metrics | null> {
  const { metricsPort } = config;
  if (metricsPort === null) return null;
  const { openMetrics } = await import("../metrics/open-metrics.ts");
  const metrics = await openMetrics({ config: { ...config, metricsPort }, storage, log });
  onStop(metrics.close);
  return metrics;
}

/**
 * Derives anew, beside a server that answers already, what an older version derived: pages go on with that until it is done.
 * What fails, as where the database goes away meanwhile, is tried again.
 */
function beginReindex({ storage, log, signal }: Pick<OpenParts, "storage" | "log" | "signal">): {
  /** Resolves when nothing of it runs any more, soon after the process was told to stop. */
  readonly stop: () => Promise<void>;
} {
  const run = async () => {
    while (!signal.aborted) {
      const isDone = await reindexOutdated({
        databaseUrl: storage.databaseUrl,
        signal,
        onDone: (done) => log.info({ ...done }, "a site of an older version was reindexed"),
        onFailed: (siteId, error) =>
          log.error({ siteId, err: error }, "a site could not be reindexed: it is tried again in a minute"),
      }).catch((error: unknown) => {
        if (!signal.aborted)
          log.error({ err: error }, "sites could not be reindexed: they are tried again in a minute");
        return false;
      });
      if (isDone) return;
      await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return { stop: () => running };
}
