import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { finishRequests } from "./finish-requests.ts";

const LONG_MS = 20_000;
const LARGE = Buffer.alloc(20_000_000, "x");

async function listen(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 });
  const warn = vi.fn<(fields: object, message: string) => void>();
  const finishing = finishRequests(server, { warn });
  let requests = 0;
  server.on("request", finishing.watch(listener));
  server.on("request", () => (requests += 1));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    let text = "";
    socket.on("data", (piece) => (text += String(piece)));
    const closed = new Promise<string>((resolve) => {
      socket.on("error", (error) => resolve(String(error)));
      socket.on("close", () => resolve(text));
    });
    const ask = () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return { socket, ask, closed, text: () => text };
  };
  const hasHeard = (count: number) =>
    expect.poll(() => requests, { interval: 5 }).toBeGreaterThanOrEqual(count);
  return { ...finishing, server, open, warn, hasHeard };
}

test("a visitor who reads slowly gets all of an answer that was written before the stop", async () => {
  const { open, finish } = await listen((_request, response) => void response.end(LARGE));
  const slow = open();
  slow.ask();
  await once(slow.socket, "data");
  slow.socket.pause();
  const finished = finish(LONG_MS);
  await sleep(1_500);
  slow.socket.resume();
  expect((await slow.closed).length).toBeGreaterThan(LARGE.length);
  await finished;
});

test("a connection that asks again during the stop is answered and told to close", async () => {
  const { open, finish } = await listen((_request, response) => void response.end("huis"));
  const visitor = open();
  visitor.ask();
  await once(visitor.socket, "data");
  expect(visitor.text()).toMatch(/^Connection: keep-alive\r$/m);
  const finished = finish(LONG_MS);
  visitor.ask();
  expect(await visitor.closed).toMatch(/Connection: close\r\n[^]*huis$/);
  await finished;
});

test("two requests at once on one connection are both answered", async () => {
  const { open, finish, hasHeard } = await listen(
    (_request, response) => void setTimeout(() => response.end("huis"), 200),
  );
  const visitor = open();
  visitor.ask();
  visitor.ask();
  await hasHeard(1);
  const finished = finish(LONG_MS);
  expect((await visitor.closed).match(/200 OK/g)).toHaveLength(2);
  await finished;
});

test("of many requests that came at once on one connection, each is answered though it is accepted during the stop", async () => {
  const { open, finish } = await listen(
    (_request, response) => void setTimeout(() => response.end("huis"), 100),
  );
  const visitor = open();
  visitor.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(5));
  const finished = finish(LONG_MS);
  const answers = await visitor.closed;
  expect(answers.match(/200 OK/g)).toHaveLength(5);
  expect(answers.match(/Connection: close/g)).toHaveLength(1);
  await finished;
});

test("work goes on to its end though its visitor has left", async () => {
  const done = vi.fn<() => void>();
  const { open, finish, track, hasHeard } = await listen(() => track(sleep(700).then(done)));
  const visitor = open();
  visitor.ask();
  await hasHeard(1);
  visitor.socket.destroy();
  await finish(LONG_MS);
  expect(done).toHaveBeenCalled();
});

test("what is not done in time is cut off, with a line that counts it", async () => {
  const { open, finish, warn, hasHeard } = await listen(() => undefined);
  const visitors = [open(), open()];
  for (const visitor of visitors) visitor.ask();
  await hasHeard(2);
  await finish(500);
  expect(await Promise.all(visitors.map(({ closed }) => closed))).toEqual(["", ""]);
  expect(warn.mock.calls).toEqual([[{ requests: 2 }, "requests that took longer than 0.5 s were cut off"]]);
});
