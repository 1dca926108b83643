import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OperatorError } from "../log/plain-failure.ts";
import type { Config } from "../config/config.ts";

/** Ends what is still running when a stop has waited this long. */
const FINISHES_WITHIN_MS = 20_000;
const SWEEP_EVERY_MS = 50;

/** Opens the port and tells which one it is. */
export function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.syscall === "getaddrinfo" ? new OperatorError(`HOST="${host}" is no address`) : error);
    server.once("error", fail);
    server.listen({ port, host }, () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Fails where one of the ports cannot be opened, as where two of them are the same. */
export async function tryToListen(host: string, ports: readonly number[]): Promise<void> {
  const servers = ports.map(() => createServer());
  try {
    for (const [index, server] of servers.entries()) await listen(server, { host, port: ports[index]! });
  } finally {
    await Promise.all(servers.map(closeServer));
  }
}

/** Takes nothing new and resolves when the last answer has left. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), FINISHES_WITHIN_MS);
    // A connection whose answer has just left would stay open for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearTimeout(end);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
