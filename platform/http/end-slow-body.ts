import type { IncomingMessage } from "node:http";

/** Closes the connection of a body that has not come within so long; a request without one costs no timer. */
export function endSlowBody(request: IncomingMessage, ms: () => number): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (request.complete || (length === "0" && encoding === undefined)) return;
  const end = () => void (request.complete || request.socket.destroy());
  const timer = setTimeout(end, ms()).unref();
  request.once("close", () => clearTimeout(timer));
}
