import type { RenderMail } from "../outbound/mail/deliver-mail.ts";
import { openParts } from "./open-parts.ts";
import { printAddresses } from "./print-addresses.ts";
import { runOutbound } from "./run-outbound.ts";
import { runServer, type ServerParts } from "./run-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const CANNOT_LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another program; choose another one with PORT",
  EACCES: "is not allowed for this user; choose one above 1023 with PORT",
  EADDRNOTAVAIL: "is not on an address of this machine; see HOST",
};

type Build = Pick<ServerParts, "files" | "createApp" | "drawingThread"> & { readonly renderMail: RenderMail };

/** The whole life of a server process, from its settings to its last answer. */
export async function serve({ renderMail, ...build }: Build): Promise<void> {
  const parts = await openParts(process.env);
  const server = await runServer({ ...build, ...parts }).catch(async (error: NodeJS.ErrnoException) => {
    await parts.storage.close();
    const reason = CANNOT_LISTEN[error.code ?? ""];
    if (!reason) throw error;
    console.error(`${parts.config.host} port ${parts.config.port} ${reason}.`);
    process.exit(1);
  });
  const outbound = await runOutbound(parts, server.port, renderMail);
  stopOnSignal(async () => {
    await server.close();
    await outbound.stop();
    await parts.storage.close();
  }, parts.log);
  await printAddresses(parts.storage, server.port);
}
