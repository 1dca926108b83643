import type { Server } from "node:http";
import { Duplex } from "node:stream";

/** How often a server writes to the connection on which `request` comes, until it has answered. */
export async function countWrites(server: Server, request: string): Promise<number> {
  let writes = 0;
  const written = Promise.withResolvers<void>();
  const count = (done: () => void) => {
    writes += 1;
    done();
  };
  const connection = new Duplex({
    read: () => undefined,
    write: (_bytes, _encoding, done) => count(done),
    writev: (_pieces, done) => count(done),
  });
  server.once("request", (_request, response) => response.once("close", written.resolve));
  server.emit("connection", connection);
  connection.push(request);
  await written.promise;
  connection.destroy();
  return writes;
}
