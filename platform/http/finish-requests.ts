import type { RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log/log.ts";

export type Finishing = {
  /** The same listener, whose answers are known until they have left. */
  readonly watch: (listener: RequestListener) => RequestListener;
  /** Keeps account of work that may outlive its answer: a visitor who leaves does not end it. */
  readonly track: (work: Promise<unknown>) => void;
  /** Answers all that has reached this machine, takes nothing new, and resolves when it is done or `deadlineMs` have passed. */
  readonly finish: (deadlineMs: number) => Promise<void>;
};

/** Answers of each connection in the order of their requests, of which a visitor may send several at once. */
type UnderWay = Map<Socket, ServerResponse[]>;

const TURN_MS = 10;
/** So many turns of the event loop without a new connection: nobody waits to be accepted any more. */
const QUIET_TURNS = 10;
/** Where new connections keep coming, those that waited when the stop began have long been accepted by then. */
const LONGEST_ACCEPTING_MS = 5_000;
const SWEEP_EVERY_MS = 50;
/** A connection without a request under way is closed when nothing came on it for so long. */
const IDLE_MS = 500;

/**
 * Stops a server without losing a request. Closing the port resets the connections that still wait there, and Node's
 * `closeIdleConnections` cuts answers that are written but have not left: neither is done before they are through.
 */
export function finishRequests(server: Server, log: Pick<Log, "warn">): Finishing {
  const { sockets, acceptAllThatWait } = followConnections(server);
  const underWay: UnderWay = new Map();
  const works = new Set<Promise<unknown>>();
  let isLeaving = false;

  return {
    watch: (listener) => (request, response) => {
      const { socket } = request;
      const earlier = underWay.get(socket) ?? [];
      if (isLeaving) closeAfterLast([...earlier, response]);
      const isNext = response.socket !== null;
      listener(request, response);
      // What is in memory went out at once, and may have left its connection already: it costs no account.
      if (response.writableEnded || (isNext && response.socket === null)) return;
      underWay.set(socket, [...earlier, response]);
      response.once("close", () => forgetAnswer(underWay, socket, response));
    },

    track(work) {
      works.add(work);
      const done = () => works.delete(work);
      work.then(done, done);
    },

    async finish(deadlineMs) {
      isLeaving = true;
      // An answer says so where its head has not left yet.
      for (const responses of underWay.values()) closeAfterLast(responses);
      const late = sleep(deadlineMs, "late" as const, { ref: false });
      await Promise.race([acceptAllThatWait(), late]);
      // Not the HTTP server's own `close`, which begins with `closeIdleConnections`.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const sweep = setInterval(closeIdle(sockets, underWay), SWEEP_EVERY_MS);
      const settled = closed.then(() => Promise.allSettled(works));
      if ((await Promise.race([settled, late])) === "late") {
        const fields = { requests: [...underWay.values()].flat().length };
        log.warn(fields, `requests that took longer than ${deadlineMs / 1000} s were cut off`);
        server.closeAllConnections();
      }
      clearInterval(sweep);
    },
  };
}

/** The open connections of a server. `acceptAllThatWait` resolves once nobody is about to open another. */
function followConnections(server: Server) {
  const sockets = new Set<Socket>();
  let quietTurns = 0;
  server.on("connection", (socket) => {
    quietTurns = 0;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const acceptAllThatWait = async () => {
    quietTurns = 0;
    const begun = performance.now();
    while (quietTurns < QUIET_TURNS && performance.now() - begun < LONGEST_ACCEPTING_MS) {
      await sleep(TURN_MS);
      // Whatever arrived is read between a timer and this.
      await nextTurn();
      quietTurns += 1;
    }
  };
  return { sockets, acceptAllThatWait };
}

function forgetAnswer(underWay: UnderWay, socket: Socket, response: ServerResponse): void {
  const left = underWay.get(socket)?.filter((other) => other !== response) ?? [];
  if (left.length > 0) underWay.set(socket, left);
  else underWay.delete(socket);
}

/** A connection closes behind the first answer that says so: no earlier one may. */
function closeAfterLast(responses: readonly ServerResponse[]): void {
  for (const response of responses) response.shouldKeepAlive = response !== responses.at(-1);
}

/** Closes, each time that it is called, connections on which nothing has come for a while. */
function closeIdle(sockets: ReadonlySet<Socket>, underWay: ReadonlyMap<Socket, unknown>): () => void {
  const idle = new Map<Socket, { readonly bytes: number; readonly since: number }>();
  return () => {
    for (const socket of sockets) {
      const bytes = socket.bytesRead;
      const known = idle.get(socket);
      if (underWay.has(socket) || socket.writableLength > 0) idle.delete(socket);
      else if (known?.bytes !== bytes) idle.set(socket, { bytes, since: performance.now() });
      else if (performance.now() - known.since > IDLE_MS) socket.destroy();
    }
  };
}
