import { setTimeout as sleep } from "node:timers/promises";
import type { RenderMail } from "../outbound/mail/deliver-mails.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";
import { openFileTransport } from "#platform/mail/file-transport.ts";
import { openSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { type Outbound, startOutbound } from "../outbound/outbound.ts";
import { SCHEDULED_JOBS } from "../outbound/scheduled-jobs.ts";
import { originOfSite } from "#features/site/site-origin.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import type { OpenParts } from "./open-parts.ts";

/** Sends what waits, from this process; `port` is where the sites' own addresses lead on this machine. */
export function runOutbound(
  { config, storage, log, now }: OpenParts,
  port: number,
  render: RenderMail,
): Promise<Outbound> {
  const { dataDir, smtpUrl } = config;
  const transport: MailTransport = smtpUrl ? openSmtpTransport(smtpUrl) : openFileTransport(dataDir, now);
  return startOutbound({
    databaseUrl: storage.databaseUrl,
    storage,
    transport,
    log,
    dataDir,
    render,
    fetchPublic: createFetchPublic(),
    originOf: (site) => originOfSite(site, port),
    works: SCHEDULED_JOBS,
  });
}

const LONGEST_PAUSE_MS = 30_000;

/** The same beside a server that answers already: without its database it is tried again, however long that is away. */
export function beginOutbound(parts: OpenParts, port: number, render: RenderMail): Outbound {
  const { log, signal } = parts;
  const open = async (): Promise<Outbound | null> => {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await runOutbound(parts, port, render);
      } catch (error) {
        const level = isDatabaseAway(error) ? "warn" : "error";
        log[level]({ err: error }, "mails and scheduled work could not begin: they are tried again");
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  };
  const opening = open();
  return {
    stop: async () => (await opening)?.stop(),
  };
}
