import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes connections on which nothing moves for `quietMs`; call the answer now and then. Node's own `server.timeout`
 * puts a timer back at each read and write, a fifteenth of what a kept page costs: here the timer is set only once a
 * round has found a connection quiet, and taken away when it has moved again.
 */
export function closeIdleConnections(server: Server, quietMs: number): () => void {
  const moved = new Map<Socket, number>();
  server.on("connection", (socket) => {
    moved.set(socket, 0);
    socket.on("close", () => moved.delete(socket));
  });
  return () => {
    for (const [socket, before] of moved) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      moved.set(socket, bytes);
      const timeout = bytes === before ? quietMs : 0;
      // Set anew, it would begin anew.
      if ((socket.timeout ?? 0) !== timeout) socket.setTimeout(timeout);
    }
  };
}
