import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type ReceivedEvent = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** An agency's system that takes webhooks; `answer` says which status it gives, and never settles for one that is dead. */
export async function openReceiver() {
  const received: ReceivedEvent[] = [];
  const behaviour = { answer: async (): Promise<number> => 204 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.statusCode = await behaviour.answer();
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    received,
    behaviour,
    url: `http://127.0.0.1:${port}/leads`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
