import type { RenderMail } from "../outbound/mail/deliver-mail.ts";
import type { MailTransport } from "../outbound/mail/mail-transport.ts";
import { openFileTransport } from "../outbound/mail/file-transport.ts";
import { openSmtpTransport } from "../outbound/mail/smtp-transport.ts";
import { type Outbound, startOutbound } from "../outbound/outbound.ts";
import { WORKS } from "../outbound/work/works.ts";
import { originOfSite } from "../middleware/site-origin.ts";
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
    originOf: (site) => originOfSite(site, port),
    works: WORKS,
  });
}
