import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { endSlowBody } from "./end-slow-body.ts";

/** What a caller gets who sends a head and these pieces of a body, one each 50 ms. */
async function send(head: string, pieces: readonly string[], ms: number): Promise<string> {
  const server = createServer((request, response) => {
    endSlowBody(request, () => ms);
    request.on("error", () => undefined);
    request.on("end", () => response.end("taken")).resume();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (piece) => void (answer += String(piece))).on("error", () => undefined);
  const closed = once(socket, "close");
  socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  for (const piece of pieces) {
    await sleep(50);
    if (!socket.destroyed) socket.write(piece);
  }
  await closed;
  return answer;
}

const POST = "POST / HTTP/1.1\r\nContent-Length: 4";

test("a body that does not come in time takes its connection along", async () => {
  expect(await send(POST, ["a"], 100)).toBe("");
});

test.each([
  ["a body that comes in time", POST, ["ab", "cd"]],
  ["a request without a body", "GET / HTTP/1.1", []],
])("%s is answered", async (_what, head, pieces) => {
  expect(await send(head, pieces, 2_000)).toContain("taken");
});
