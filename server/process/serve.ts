import type { RenderMail } from "../outbound/mail/deliver-mails.ts";
import { beginReindex } from "./begin-reindex.ts";
import { openParts } from "./open-parts.ts";
import { printAddresses } from "./print-addresses.ts";
import { beginOutbound } from "./run-outbound.ts";
import { runServer, type ServerParts } from "./run-server.ts";

type Build = Pick<ServerParts, "files"> & {
  readonly loadApp: () => Promise<ServerParts["createApp"]>;
  readonly renderMail: RenderMail;
};

/** The whole life of a server process, from its settings to its last answer. */
export async function serve({ renderMail, loadApp, files }: Build): Promise<void> {
  // The database starts meanwhile.
  const [parts, createApp] = await Promise.all([openParts(process.env), loadApp()]);
  const { storage, log, signal, onStop } = parts;
  try {
    const server = await runServer({ files, createApp, ...parts });
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
