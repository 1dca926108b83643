import type { RenderMail } from "../outbound/mail/deliver-mail.ts";
import { openParts } from "./open-parts.ts";
import { printAddresses } from "./print-addresses.ts";
import { runOutbound } from "./run-outbound.ts";
import { runServer, type ServerParts } from "./run-server.ts";

type Build = Pick<ServerParts, "files" | "createApp" | "drawingThread"> & { readonly renderMail: RenderMail };

/** The whole life of a server process, from its settings to its last answer. */
export async function serve({ renderMail, ...build }: Build): Promise<void> {
  const parts = await openParts(process.env);
  try {
    const server = await runServer({ ...build, ...parts });
    const outbound = await runOutbound(parts, server.port, renderMail);
    parts.onStop(outbound.stop);
    parts.onStop(server.close);
    await printAddresses(parts, server.port);
  } catch (error) {
    await parts.storage.close();
    throw error;
  }
}
